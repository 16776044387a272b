import { notFound } from 'next/navigation';
import { pageLocale } from '../../../locale-params';

/** Every address under a language that is no page: said in that language. */
export default async function UnknownPage({ params }: { readonly params: Promise<{ locale: string }> }) {
  pageLocale((await params).locale);
  notFound();
}
