import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { decoderScript } from '@/lib/photos/decoder-script'
import type { Configuration } from './configuration'
import { limitLifetimes, skipMeasuring, skipPrefetchSegments } from './page-cache/framework-cache'

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface Framework {
  handle: RequestHandler
  /** Resolves once work that outlives its responses (`after`) is done. */
  close(): Promise<void>
}

/**
 * Starts the framework in this process, without a listener of its own. The build is the same as for serverless hosts: what
 * this program does itself is changed in the configuration here.
 */
export async function startFramework({ dir, distDir, port, hostname }: Configuration): Promise<Framework> {
  const built = JSON.parse(readFileSync(path.join(distDir, 'required-server-files.json'), 'utf8'))
  const conf = { ...built.config, ...ownConfiguration(distDir) }
  process.chdir(dir)
  // The application calls its scheduled tasks there.
  process.env.PORT = String(port)
  // Where the framework asks itself after an action that redirects; it would ask by the protocol of the proxy in front.
  process.env.__NEXT_PRIVATE_ORIGIN = `http://127.0.0.1:${port}`
  decoderScript.path = path.join(distDir, 'program/photo-decoder.cjs')
  // The framework reads its configuration from here, also where it is given as an argument.
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(conf)
  limitLifetimes()
  skipMeasuring()
  const { default: next } = await import('next')
  const app = next({ dev: false, dir, conf, hostname, port })
  await app.prepare()
  skipPrefetchSegments()
  const handle = app.getRequestHandler()
  return { handle: (request, response) => handle(request, response), close: () => app.close() }
}

/** What this program does itself. */
function ownConfiguration(distDir: string): object {
  const cacheHandler = path.join(distDir, 'program/page-cache/handler.cjs')
  return { compress: false, cacheHandler, cacheMaxMemorySize: 0 }
}
