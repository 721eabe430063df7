import { createServer } from 'node:http'
import path from 'node:path'
import { decoderScript } from '@/lib/photos/decoder-script'
import { serverRole } from '@/lib/platform/host'
import { filterClientFaults, refuseTunnel } from './client-faults'
import type { Configuration } from './configuration'
import { drain } from './drain'
import { limitConnections } from './guard/connections'
import { listen } from './listen'
import { CACHE_HANDLER } from './next-internals/cache-handler'
import { checkFit, isOff, through } from './next-internals/fit'
import {
  LIFETIMES,
  limitLifetimes,
  MEASURING,
  PREFETCH_SEGMENTS,
  skipMeasuring,
  skipPrefetchSegments,
} from './next-internals/skipped-work'
import {
  type Framework,
  ORIGIN,
  REGISTRATION,
  registration,
  START,
  setOrigin,
  startNext,
  startNextAlone,
} from './next-internals/start'
import { type Installed, installedFramework } from './next-internals/way-in'
import { caches } from './page-cache/shared'
import { answerWith } from './request'

/** How long the headers of a request may take; without a limit slow clients would hold connections for nothing. */
const HEADERS_TIMEOUT_MS = 10_000
/** A client that says nothing gets its 408 so much later. */
const TIMEOUT_CHECK_MS = 1_000
/** With its body; `lib/platform/http/body` answers just before. */
const REQUEST_TIMEOUT_MS = 300_000

/** Serves until a signal to stop. @throws Error when framework or application do not start, or nobody can listen at the port. */
export async function serve(configuration: Configuration): Promise<void> {
  const { port, hostname, keepAliveMs, withinStamp, dir, distDir } = configuration
  const installed = installedFramework(dir, distDir)
  checkFit(installed)
  if (isOff(START)) {
    serverRole.keepsPages = false
    return startNextAlone(dir)
  }
  let stop = async (): Promise<void> => process.exit(0)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop())
  const framework = await startFramework(configuration, installed)
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    answerWith(framework.handle, filterClientFaults(dir, installed), withinStamp),
  )
  limitConnections(server)
  // Now rather than with the first page, so that metrics know of it.
  caches()
  server.on('connect', refuseTunnel)
  await listen(server, port, hostname)
  stop = () => drain(server, framework)
}

/** Routes of many pages; no link to them is prefetched. */
const NEVER_PREFETCHED = ['/pet-detail/[id]']

/** Without a listener of its own. The build is that of serverless hosts: what this program does is changed here. */
async function startFramework(
  { dir, distDir, port, hostname }: Configuration,
  installed: Installed,
): Promise<Framework> {
  process.chdir(dir)
  // The application calls its scheduled tasks there.
  process.env.PORT = String(port)
  decoderScript.path = path.join(distDir, 'program/photo-decoder.cjs')
  through(ORIGIN, installed, () => setOrigin(`http://127.0.0.1:${port}`))
  through(LIFETIMES, installed, () => limitLifetimes(installed))
  through(MEASURING, installed, skipMeasuring)
  const framework = await startNext(installed, { dir, port, hostname, own: ownConfiguration(distDir) })
  await through(REGISTRATION, installed, () => registration(installed, dir))
  through(PREFETCH_SEGMENTS, installed, () => skipPrefetchSegments(installed, NEVER_PREFETCHED))
  return framework
}

function ownConfiguration(distDir: string) {
  if (isOff(CACHE_HANDLER)) return { compress: false }
  const cacheHandler = path.join(distDir, 'program/page-cache/handler.cjs')
  return { compress: false, cacheHandler, cacheMaxMemorySize: 0 }
}
