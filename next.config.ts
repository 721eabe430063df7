import type { NextConfig } from 'next'
import { deriveKey } from '@/lib/platform/derive-key'
import { HTML_CONTENT_TYPE } from '@/lib/platform/http/content-types'
import { MAX_POST_BYTES } from '@/lib/platform/http/refusals'
import {
  DOCUMENT_HEADERS,
  EMBED_HEADERS,
  EMBED_PATH,
  FRAME_HEADERS,
  FRAMELESS_PATHS,
  SECRET_LINK_HEADERS,
  SECRET_LINK_PATHS,
  SHARED_HEADERS,
  SHARED_PATHS,
  SHORT_LINK_HEADERS,
  SHORT_LINK_PATH,
  securityHeaders,
} from '@/lib/platform/http/security-headers'
import { TRAILING_PUNCTUATION } from '@/lib/platform/http/trailing-punctuation'
import { UNDECODABLE_PATHS } from '@/lib/platform/http/undecodable-paths'
import { XML_CONTENT_TYPE } from '@/lib/platform/http/xml'
import { buildIdOf } from '@/scripts/support/fingerprint'

// Server actions keep their ids and encryption in every build with this secret, for forms of open tabs:
// docs/decisions/0060.
if (process.env.AUTH_SECRET) {
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= deriveKey(
    process.env.AUTH_SECRET,
    'server actions',
  ).toString('base64')
}

// Tests and benchmarks build into their own folders, so that they do not break a running demo.
const distDir = process.env.NEXT_DIST_DIR ?? '.next'

const config: NextConfig = {
  distDir,
  // From the sources alone: two machines that build a release serve the same files.
  generateBuildId: () => buildIdOf(),
  typescript: {
    // Next.js writes the folder into the tsconfig it uses, hence a second one.
    tsconfigPath: distDir === '.next' ? 'tsconfig.json' : 'tsconfig.side.json',
    ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === '1',
  },
  output: 'standalone',
  // Only benchmark builds contain the empty control page.
  pageExtensions: ['ts', 'tsx', ...(process.env.BENCH === '1' ? ['bench.tsx'] : [])],
  // Explicit, because a lock file in a parent folder would move the root there.
  outputFileTracingRoot: import.meta.dirname,
  // Read from disk at run time.
  outputFileTracingIncludes: {
    '/pet-detail/[id]/cartel': ['lib/pets/poster/fonts/*.ttf'],
    '/pet-detail/[id]/imagen/[forma]': ['lib/pets/poster/fonts/*.ttf'],
    '/sw.js': ['lib/platform/offline/worker.js'],
  },
  // The first loads its data files relative to its own location and brings the second, the third is a native module, the
  // fourth megabytes of data, the fifth of code, the last is of modules older than bundlers.
  serverExternalPackages: ['pdfkit', 'fontkit', '@resvg/resvg-js', 'date-holidays', 'libheif-js', 'web-push'],
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
  // Next.js hashes every response again, a quarter of the time of a cached page; static files keep their ETags.
  generateEtags: false,
  // Equal to `revalidate` of the public layout: any excess becomes `stale-while-revalidate`, which browsers honour too,
  // so people would see their own changes late.
  expireTime: 600,
  typedRoutes: true,
  // Existing clients call two API paths with a trailing slash; both forms are served.
  skipTrailingSlashRedirect: true,
  // Photos get their widths at upload; the unused optimiser would only be attack surface.
  images: { unoptimized: true },
  agentRules: false,
  headers: async () => [
    {
      source: '/:path*',
      headers: securityHeaders(
        process.env.SITE_URL ?? 'http://localhost:3000',
        process.env.OIDC_ISSUER,
        process.env.NODE_ENV === 'development',
      ),
    },
    { source: FRAMELESS_PATHS, headers: FRAME_HEADERS },
    // The last rule for a header wins.
    ...SHARED_PATHS.map((source) => ({ source, headers: SHARED_HEADERS })),
    ...SECRET_LINK_PATHS.map((source) => ({ source, headers: SECRET_LINK_HEADERS })),
    { source: '/admin/documentos/:id', headers: DOCUMENT_HEADERS },
    { source: SHORT_LINK_PATH, headers: SHORT_LINK_HEADERS },
    { source: EMBED_PATH, headers: EMBED_HEADERS },
    // The framework copies a route handler's headers as lists of one, and its compression only knows a `Content-Type` that
    // is a text. One that is set here stays a text where the handler sets the same.
    {
      source: '/api/:path((?!auth/).*)',
      headers: [{ key: 'Content-Type', value: 'application/json' }],
    },
    { source: SHORT_LINK_PATH, headers: [{ key: 'Content-Type', value: HTML_CONTENT_TYPE }] },
    { source: '/sw.js', headers: [{ key: 'Content-Type', value: 'text/javascript; charset=utf-8' }] },
    ...['/sitemap.xml', '/sitemaps/:file'].map((source) => ({
      source,
      headers: [{ key: 'Content-Type', value: XML_CONTENT_TYPE }],
    })),
  ],
  redirects: async () => [
    { source: '/admin/registro', destination: '/admin/bitacora', permanent: true },
    TRAILING_PUNCTUATION,
  ],
  rewrites: async () => ({ beforeFiles: UNDECODABLE_PATHS, afterFiles: [], fallback: [] }),
  experimental: {
    agentUpgrade: false,
    // Writing it takes a build that nothing follows a third of its time, and 220 MB.
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'off',
    // Otherwise every distinct id, unknown ones too, writes files. See docs/decisions/0001.
    isrFlushToDisk: false,
    serverActions: { bodySizeLimit: MAX_POST_BYTES },
  },
}

export default config
