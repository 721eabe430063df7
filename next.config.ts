import type { NextConfig } from 'next'
import { UNDECODABLE_ADDRESSES } from './lib/http/addresses'
import { securityHeaders } from './lib/http/security-headers'

const config: NextConfig = {
  // The benchmarks and parallel checkouts build side by side into folders of their own.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  output: 'standalone',
  // Only the benchmarks' builds hold their control, the empty page.
  pageExtensions: ['ts', 'tsx', ...(process.env.BENCH === '1' ? ['bench.tsx'] : [])],
  poweredByHeader: false,
  typedRoutes: true,
  // Existing clients call two API addresses with a slash at the end; both forms answer directly.
  skipTrailingSlashRedirect: true,
  // Our own widths are made when a photo arrives. The optimiser would be an open door for nothing.
  images: { unoptimized: true },
  agentRules: false,
  headers: async () => [
    { source: '/:path*', headers: securityHeaders(process.env.SITE_URL ?? 'http://localhost:3000') },
  ],
  rewrites: async () => ({ beforeFiles: UNDECODABLE_ADDRESSES, afterFiles: [], fallback: [] }),
  experimental: {
    agentUpgrade: false,
    // Pages regenerated at run time stay in bounded memory: otherwise every distinct id, unknown ones too, writes files.
    isrFlushToDisk: false,
  },
}

export default config
