import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'

export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..')

/** Without the shell wrapper, which would outlive a kill. */
export const NEXT = path.join(PROJECT_ROOT, 'node_modules/next/dist/bin/next')

export type RunSettings = {
  port: number
  /** Demo passwords are public: this machine only, by default. */
  host: string
  dataDir: string
  givenDatabaseUrl: string | null
  /** Without DATABASE_URL. */
  variables: Record<
    'DATABASE_URL_DIRECT' | 'SITE_URL' | 'DATA_DIR' | 'STAND_INS' | 'SEARCH_ENGINE' | 'AUTH_SECRET',
    string
  >
}

/** Adds what the project's `.env` says to the environment, which goes before it. */
export function loadEnvFile(): void {
  const file = path.join(PROJECT_ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Environment, `.env`, defaults. @throws Error in Spanish for a wrong PORT. */
export function readRunSettings(): RunSettings {
  loadEnvFile()
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT=${process.env.PORT} no es un puerto: elige un número entre 1 y 65535.`)
  }
  const givenDatabaseUrl = process.env.DATABASE_URL || null
  const dataDir = path.resolve(PROJECT_ROOT, process.env.DATA_DIR || '.data')
  return {
    port,
    host: process.env.HOST || '127.0.0.1',
    dataDir,
    givenDatabaseUrl,
    variables: {
      // A direct address in `.env` belongs to another database than ours.
      DATABASE_URL_DIRECT: (givenDatabaseUrl && process.env.DATABASE_URL_DIRECT) || '',
      SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
      DATA_DIR: dataDir,
      STAND_INS: 'allow',
      SEARCH_ENGINE: process.env.SEARCH_ENGINE || 'memory',
      // Made where it is needed: a backup needs none.
      get AUTH_SECRET() {
        return process.env.AUTH_SECRET || keptSecret(dataDir)
      },
    },
  }
}

/**
 * For a command beside a site. Who gives DATABASE_URL gives the variables of its server, too, whose secret seals the mails that
 * it sends; the demo's go with ours, or with STAND_INS=allow.
 */
export const variablesOfSite = ({
  givenDatabaseUrl,
  variables,
}: RunSettings): Partial<RunSettings['variables']> =>
  givenDatabaseUrl === null || process.env.STAND_INS === 'allow' ? variables : {}

/** With them a copy of real data would write to its people, charge them, or delete their files. */
const SERVICE_KEYS = [
  'RESEND_API_KEY',
  'STRIPE_SECRET_KEY',
  'BLOB_READ_WRITE_TOKEN',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
]

/** @returns the keys of services that are set, emptied, which counts as absent. */
export const withoutServices = (given: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(SERVICE_KEYS.filter((name) => given[name]).map((name) => [name, '']))

/** Kept, so that a restart signs nobody out. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'auth-secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}

/** @throws Error in Spanish when something listens there, and for a port that no browser opens. */
export async function requireFreePort(port: number, host: string, command: string): Promise<void> {
  if (await isBlockedPort(port))
    throw new Error(
      `Los navegadores no abren el puerto ${port}. Elige otro, por ejemplo:  PORT=3100 ${command}`,
    )
  if (await isPortFree(port, host)) return
  throw new Error(`El puerto ${port} ya está en uso. Elige otro, por ejemplo:  PORT=${port + 1} ${command}`)
}

/** Such as 4190 and 6000: https://fetch.spec.whatwg.org/#port-blocking, which `fetch` keeps to before it connects. */
export const isBlockedPort = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(500) }).then(
    () => false,
    (error: Error) => error.cause instanceof Error && error.cause.message === 'bad port',
  )

export async function isPortFree(port: number, host: string): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((address) => canConnect(port, address)))
  return !answers.includes(true) && canListen(port, host)
}

function canConnect(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host, timeout: 500 })
    const settle = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket
      .once('connect', () => settle(true))
      .once('error', () => settle(false))
      .once('timeout', () => settle(false))
  })
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer().once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
