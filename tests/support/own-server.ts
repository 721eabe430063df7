import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Child } from '@/scripts/support/child'
import { serveBuild } from '@/scripts/support/server'
import { isPortFree } from '@/scripts/support/settings'
import { copyTemplate, dropDatabase, testDatabase } from '@/scripts/support/test-database'
import { openTestPostgres, TEST_DATA_DIR } from '@/scripts/support/test-postgres'

const HOST = '127.0.0.1'

interface Sibling {
  url: string
  output(): string
  stop(): Promise<void>
}

interface OwnServer {
  url: string
  databaseUrl: string
  /** Everything it has written so far. */
  output(): string
  /** Starts another instance on the same database; `stop` stops it too. */
  startSibling(variables: Record<string, string>): Promise<Sibling>
  stop(): Promise<void>
}

/**
 * Starts another server of a finished build with a fresh copy of the demo data, for tests that need its whole output or
 * settings of their own. Sessions of the shared server do not hold here.
 */
export async function startOwnServer(
  distDir: string,
  name: string,
  variables: Record<string, string>,
): Promise<OwnServer> {
  const postgres = await openTestPostgres()
  const database = testDatabase(name)
  const servers: Child[] = []
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await dropDatabase(postgres.adminUrl, database)
    await postgres.stop()
  }
  try {
    const databaseUrl = await copyTemplate(postgres, database)
    const settings = {
      DATABASE_URL: databaseUrl,
      DATABASE_URL_DIRECT: '',
      DATA_DIR: TEST_DATA_DIR,
      STAND_INS: 'allow',
      SEARCH_ENGINE: 'sql',
      AUTH_SECRET: 'a secret of this server, and long enough',
      LIMIT_REGISTER_ADDRESS: '100000',
      LIMIT_MAIL_ADDRESS: '100000',
      ...variables,
    }
    const start = async (more: Record<string, string>) => {
      const { url, child } = await serveAtFreePort(distDir, { ...settings, ...more })
      servers.push(child)
      return { url, output: () => child.output(), stop: () => child.stop() }
    }
    return { ...(await start({})), databaseUrl, startSibling: start, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Another process may take a port after it was found free; then the next one is tried. */
async function serveAtFreePort(distDir: string, settings: Record<string, string>) {
  for (let port = 4500 + (process.pid % 400); ; port++) {
    if (!(await isPortFree(port, HOST))) continue
    const url = `http://localhost:${port}`
    const variables = { ...settings, SITE_URL: url }
    try {
      const stop = new AbortController().signal
      return { url, child: await serveBuild(distDir, { port, host: HOST, variables, stop }) }
    } catch (error) {
      if (!String(error).includes('EADDRINUSE')) throw error
    }
  }
}

/**
 * Waits for the next window of a rate limit when too little of the current one is left for a test's attempts.
 * @param seconds the window of the rule.
 * @param needed how many seconds the attempts may take.
 */
export async function waitForRateLimitWindow(seconds: number, needed: number): Promise<void> {
  const left = seconds * 1000 - (Date.now() % (seconds * 1000))
  if (left < needed * 1000) await wait(left + 100)
}

/** Concurrent registrations. */
const AT_ONCE = 4

/** A registered e-mail and how long the response took. */
export interface Answered {
  email: string
  milliseconds: number
}

let people = 0

/**
 * Registers people through the API of a server, a few at a time.
 * @param options.pauseMs between one registration and the next.
 * @param options.onAnswer called with the e-mail as soon as a registration is answered.
 */
export async function registerMany(
  url: string,
  count: number,
  { pauseMs = 0, onAnswer }: { pauseMs?: number; onAnswer?: (email: string) => void } = {},
): Promise<Answered[]> {
  const [city] = (await (await fetch(`${url}/api/v1.0/cities/ECU`)).json()) as { id: number }[]
  const queue = pLimit(AT_ONCE)
  const answers: Promise<Answered>[] = []
  for (let i = 0; i < count; i++) {
    answers.push(
      queue(async () => {
        const answered = await register(
          url,
          `multitud-${process.pid}-${++people}@correo.example`,
          city?.id ?? 0,
        )
        onAnswer?.(answered.email)
        return answered
      }),
    )
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return Promise.all(answers)
}

async function register(url: string, email: string, cityId: number): Promise<Answered> {
  const person = {
    role: 'user',
    name: 'Multitud',
    lastName: 'Prueba',
    countryId: 'ECU',
    cityId: String(cityId),
    email,
    password: 'Caminata7!',
    confirmPassword: 'Caminata7!',
  }
  const start = performance.now()
  const answer = await fetch(`${url}/api/v1.0/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  const { message } = (await answer.json()) as { message?: string }
  if (!message) throw new Error(`${email} could not register: ${answer.status}`)
  return { email, milliseconds: performance.now() - start }
}
