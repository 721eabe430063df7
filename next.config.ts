import type { NextConfig } from 'next'
import { MAX_PAGE_BYTES } from './lib/http/refusals'
import {
  DOCUMENT_HEADERS,
  SECRET_LINK_HEADERS,
  SECRET_LINK_PATHS,
  securityHeaders,
} from './lib/http/security-headers'
import { UNDECODABLE_PATHS } from './lib/http/undecodable-paths'

// Tests and benchmarks build into folders of their own, so that a running demo keeps the files it serves.
const distDir = process.env.NEXT_DIST_DIR ?? '.next'

const config: NextConfig = {
  distDir,
  // Next writes the folder's name into the TypeScript configuration; the shared one stays as it is. `npm test` checks
  // the types of all sources before it builds.
  typescript: distDir === '.next' ? {} : { tsconfigPath: 'tsconfig.side.json', ignoreBuildErrors: true },
  output: 'standalone',
  // Only the benchmarks' builds hold their control, the empty page.
  pageExtensions: ['ts', 'tsx', ...(process.env.BENCH === '1' ? ['bench.tsx'] : [])],
  // Said outright: a lock file in a folder above the project would otherwise move the root there.
  outputFileTracingRoot: import.meta.dirname,
  // Read from the disk when the first poster is drawn.
  outputFileTracingIncludes: { '/pet-detail/[id]/cartel': ['lib/poster/fonts/*.ttf'] },
  // Finds its own files from where it stands.
  serverExternalPackages: ['pdfkit'],
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
  // They are computed anew for every answer, a quarter of the time a finished page takes. Files keep theirs.
  generateEtags: false,
  // A shared cache may show a page for ten minutes (`revalidate` of the public layout), then a pet that was withdrawn is gone
  // from it. Not longer than that: the difference would be `stale-while-revalidate`, which browsers heed as well, and
  // whoever has just changed a page would see it as it was before.
  expireTime: 600,
  typedRoutes: true,
  // Existing clients call two API addresses with a slash at the end; both forms answer directly.
  skipTrailingSlashRedirect: true,
  // Our own widths are made when a photo arrives. The optimiser would be an open door for nothing.
  images: { unoptimized: true },
  agentRules: false,
  headers: async () => [
    {
      source: '/:path*',
      headers: securityHeaders(process.env.SITE_URL ?? 'http://localhost:3000', process.env.OIDC_ISSUER),
    },
    // Of two rules for one header the later one holds.
    ...SECRET_LINK_PATHS.map((source) => ({ source, headers: SECRET_LINK_HEADERS })),
    { source: '/admin/documentos/:id', headers: DOCUMENT_HEADERS },
  ],
  rewrites: async () => ({ beforeFiles: UNDECODABLE_PATHS, afterFiles: [], fallback: [] }),
  experimental: {
    agentUpgrade: false,
    // Pages regenerated at run time stay in bounded memory: otherwise every distinct id, unknown ones too, writes files.
    isrFlushToDisk: false,
    serverActions: { bodySizeLimit: MAX_PAGE_BYTES },
  },
}

export default config
