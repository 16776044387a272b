import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  experimental: {
    // Pages are sent messages that are taken apart already, and no parser for them.
    messages: {
      path: ['./src/i18n/messages', './games'],
      format: 'json',
      locales: 'infer',
      precompile: true,
    },
  },
});

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // `npm test` checks types; whoever only wants to play should not have to wait for it, or stumble over it.
  typescript: { ignoreBuildErrors: true },
  // The root layout sits under a dynamic segment, so an unmatched path needs a page of its own.
  experimental: { globalNotFound: true },
  // Rooms come and go, their page is one: nobody has the server write it anew.
  rewrites: async () => [{ source: '/:locale/rooms/:roomID((?!new$)[^/]+)', destination: '/:locale/room' }],
};

export default withNextIntl(config);
