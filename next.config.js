import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./src/i18n/request.ts');

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm test` checks types; whoever only wants to play should not have to wait for it, or stumble over it.
  typescript: { ignoreBuildErrors: true },
  // The root layout sits under a dynamic segment, so an unmatched path needs a page of its own.
  experimental: { globalNotFound: true },
};

export default withNextIntl(config);
