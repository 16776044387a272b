import { LostAddress } from '@/ui/site/LostAddress';

export default function NotFound() {
  return <LostAddress />;
}
