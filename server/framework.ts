import path from 'node:path'
import { decoderScript } from '@/lib/photos/decoder-script'
import type { Configuration } from './configuration'
import { CACHE_HANDLER } from './next-internals/cache-handler'
import { isOff, through } from './next-internals/fit'
import { LIFETIMES, limitLifetimes } from './next-internals/lifetimes'
import { MEASURING, skipMeasuring } from './next-internals/measuring'
import { PREFETCH_SEGMENTS, skipPrefetchSegments } from './next-internals/prefetch-segments'
import { type Framework, ORIGIN, setOrigin, startNext } from './next-internals/start'
import type { Installed } from './next-internals/way-in'

/** Routes of many pages; no link to them is prefetched. */
const NEVER_PREFETCHED = ['/pet-detail/[id]']

/**
 * Starts the framework in this process, without a listener of its own. The build is the same as for serverless hosts: what
 * this program does itself is changed in the configuration here.
 */
export async function startFramework(
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
  through(PREFETCH_SEGMENTS, installed, () => skipPrefetchSegments(installed, NEVER_PREFETCHED))
  return framework
}

/** What this program does itself. */
function ownConfiguration(distDir: string) {
  if (isOff(CACHE_HANDLER)) return { compress: false }
  const cacheHandler = path.join(distDir, 'program/page-cache/handler.cjs')
  return { compress: false, cacheHandler, cacheMaxMemorySize: 0 }
}
