import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { startLocalPostgres } from '@/db/local/postgres'
import { ensureBenchDatabase } from '@/db/seed/scale/load'
import { build } from '@/scripts/support/build'
import type { Child } from '@/scripts/support/child'
import { serveBuild } from '@/scripts/support/server'
import { PROJECT_ROOT } from '@/scripts/support/settings'

const DIST_DIR = '.next-bench'
const HOST = '127.0.0.1'
const PORT = 4392
const PETS = 100_000

export interface ScaleSite {
  base: string
  server: Child
  /** The empty page of the same build, answered by the framework's own server. */
  control: { url: string; server: Child }
  /** Ids of pets that have a page. */
  listPets(count: number): Promise<number[]>
  /** MB of the page cache's files, and of all others where the server could write. */
  diskMb(): { pages: number; others: number }
  stop(): Promise<void>
}

/** The site with 100,000 made-up pets and an empty folder for its files, built for a bench. */
export async function serveScaleSite(folder: string): Promise<ScaleSite> {
  const dataDir = path.join(PROJECT_ROOT, '.data', folder)
  const local = await startLocalPostgres({
    dataDir: '.data/bench',
    projectRoot: PROJECT_ROOT,
    log: console.log,
    throwaway: true,
  })
  rmSync(dataDir, { recursive: true, force: true })
  const stop = new AbortController().signal
  const base = `http://localhost:${PORT}`
  const variables = {
    DATABASE_URL: await ensureBenchDatabase(local.url, PETS),
    DATA_DIR: dataDir,
    SITE_URL: base,
    STAND_INS: 'allow',
    SEARCH_ENGINE: 'memory',
    AUTH_SECRET: 'the benchmarks have nothing to hide',
    BENCH: '1',
  }
  await build({ distDir: DIST_DIR, variables, stop })
  const serve = (port: number, more: Record<string, string>) =>
    serveBuild(DIST_DIR, { port, host: HOST, variables: { ...variables, ...more }, stop })
  const server = await serve(PORT, {})
  const bare = await serve(PORT + 1, { SERVER: 'framework' })
  return {
    base,
    server,
    control: { url: `http://localhost:${PORT + 1}/vacia`, server: bare },
    async listPets(count) {
      const sql = postgres(variables.DATABASE_URL, { max: 1 })
      const rows = await sql<{ id: number }[]>`
        select id from pets where status <> 'inactivo' order by id limit ${count}`
      await sql.end()
      return rows.map(({ id }) => id)
    },
    diskMb() {
      const pages = bytesIn(path.join(dataDir, 'page-cache'))
      const all = bytesIn(dataDir) + bytesIn(path.join(PROJECT_ROOT, DIST_DIR, 'standalone'))
      return { pages: megabytes(pages), others: megabytes(all - pages) }
    },
    async stop() {
      await server.stop()
      await bare.stop()
      await local.stop()
    },
  }
}

const megabytes = (bytes: number) => Number((bytes / 1024 ** 2).toFixed(1))

function bytesIn(folder: string): number {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names.reduce((sum, name) => sum + sizeOf(path.join(folder, name)), 0)
  } catch {
    return 0
  }
}

/** A file may be removed meanwhile. */
function sizeOf(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false })
  return found?.isFile() ? found.size : 0
}
