import createMiddleware from 'next-intl/middleware';
import { routing } from './i18n/routing';

export default createMiddleware(routing);

export const config = {
  // Everything but the framework's own paths, the game half of the server, and files.
  matcher: ['/((?!api|_next|games|socket\\.io|.*\\..*).*)'],
};
