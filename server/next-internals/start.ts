import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { NextConfig } from 'next'
import { type Installed, PAGE_RUNTIME, type WayIn } from './way-in'

const CONFIGURATION = 'required-server-files.json'

/** The framework reads its configuration from a variable, also where it is given as an argument. */
export const START: WayIn = {
  name: 'start',
  readAt: '16.4.6',
  without: "the framework's own server serves the site, as on a serverless host",
  fits: ({ text, built }) => {
    const config = readConfig(built)
    return (
      text('next/dist/server/config.js').includes(
        'JSON.parse(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG)',
      ) &&
      text('next/dist/server/next-server.js').includes('{ cacheHandler } = this.nextConfig') &&
      typeof config.compress === 'boolean' &&
      typeof config.cacheMaxMemorySize === 'number'
    )
  },
}

type OwnOption = 'compress' | 'cacheHandler' | 'cacheMaxMemorySize'

/** Where the framework asks itself after an action that redirects; it would ask by the protocol of the proxy in front. */
export const ORIGIN: WayIn = {
  name: 'own origin',
  readAt: '16.4.6',
  without: 'behind a proxy, an action that redirects has the browser ask once more',
  fits: ({ text }) => text(PAGE_RUNTIME).includes('=process.env.__NEXT_PRIVATE_ORIGIN;'),
}

export const setOrigin = (origin: string): void => {
  process.env.__NEXT_PRIVATE_ORIGIN = origin
}

interface Options {
  dir: string
  hostname: string
  port: number
  own: Pick<NextConfig, OwnOption>
}

export interface Framework {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Resolves once work that outlives its responses (`after`) is done. */
  close(): Promise<void>
}

/** Starts the framework in this process, without a listener of its own. */
export async function startNext(
  framework: Installed,
  { dir, hostname, port, own }: Options,
): Promise<Framework> {
  const conf = { ...readConfig(framework.built), ...own }
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(conf)
  const { default: next } = await import('next')
  const app = next({ dev: false, dir, conf, hostname, port })
  await app.prepare()
  const handle = app.getRequestHandler()
  return { handle: (request, response) => handle(request, response), close: () => app.close() }
}

const REGISTRATION_FILE = 'next/dist/server/lib/router-utils/instrumentation-globals.external.js'
type Registration = (dir: string, distDir?: string) => Promise<void>

/** What `instrumentation.ts` begins runs beside `prepare()`: where it fails the framework tells the log, and goes on. */
export const REGISTRATION: WayIn = {
  name: 'registration',
  readAt: '16.4.6',
  without: 'a server whose application fails to start answers each page with 500',
  fits: ({ text }) =>
    text(REGISTRATION_FILE).includes(
      'registerInstrumentationPromise = registerInstrumentation(projectDir, distDir);',
    ),
}

/** Call it after `prepare()`. @returns a promise that rejects with what `instrumentation.ts` threw. */
export function registration(framework: Installed, dir: string): Promise<void> {
  const { ensureInstrumentationRegistered: registered } = framework.load(REGISTRATION_FILE)
  return (registered as Registration)(dir, readConfig(framework.built).distDir)
}

/** Starts the framework's own server in this process; it reads where to listen from the environment. */
export async function startNextAlone(dir: string): Promise<void> {
  const file = path.join(dir, 'server.js')
  if (!existsSync(file)) throw new Error(`the build has no ${file}`)
  await import(pathToFileURL(file).href)
}

function readConfig(built: Installed['built']): NextConfig {
  const { config } = JSON.parse(built(CONFIGURATION))
  return config
}
