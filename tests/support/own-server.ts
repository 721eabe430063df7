import type { Child } from '@/scripts/support/child'
import { serveBuild } from '@/scripts/support/server'
import { isPortFree } from '@/scripts/support/settings'
import {
  copyTemplate,
  dropDatabase,
  openTestPostgres,
  TEST_DATA_DIR,
  testDatabase,
} from '@/scripts/support/test-postgres'

const HOST = '127.0.0.1'

interface OwnServer {
  url: string
  databaseUrl: string
  /** Everything it has written so far. */
  output(): string
  stop(): Promise<void>
}

/**
 * A further server of a finished build, with a fresh copy of the demo world, for tests that need to know all it writes
 * or what it is set up with. What it is sent to prove who somebody is holds here only.
 */
export async function startOwnServer(
  distDir: string,
  name: string,
  variables: Record<string, string>,
): Promise<OwnServer> {
  const postgres = await openTestPostgres()
  const database = testDatabase(name)
  let server: Child | undefined
  const stop = async () => {
    await server?.stop()
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
    const { url, child } = await serveAtFreePort(distDir, settings)
    server = child
    return { url, databaseUrl, output: () => child.output(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Somebody else may take a port after it was found free: then it is another one's turn. */
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
