import { createNavigation } from 'next-intl/navigation';
import { routing } from './routing';

export const { Link: LocaleLink, usePathname, useRouter } = createNavigation(routing);
