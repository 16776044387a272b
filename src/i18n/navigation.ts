export { Link } from './Link';
export { usePathname, useRouter } from './locale-navigation';
