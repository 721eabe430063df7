import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findMemory } from '@/db/local/home'
import { type LocalPostgres, startLocalPostgres } from '@/db/local/postgres'
import { findProcess } from '@/db/local/processes'
import { PROJECT_ROOT } from '@/scripts/support/settings'

/** Making a cluster is a thousand files. */
const TEMPORARY = findMemory() ?? os.tmpdir()
const isRoot = process.getuid?.() === 0
let folders: string[] = []
let servers: LocalPostgres[] = []
let dataDir = ''

/** A new data folder. Its rights decide whether the server's account, where it is not ours, can reach it. */
function makeFolder(mode: number): string {
  const folder = mkdtempSync(path.join(TEMPORARY, 'querencia-test-'))
  chmodSync(folder, mode)
  folders.push(folder)
  return folder
}

async function start(folder = dataDir, inMemory = false): Promise<LocalPostgres> {
  const options = { dataDir: folder, projectRoot: PROJECT_ROOT, log: () => {}, throwaway: true, inMemory }
  const server = await startLocalPostgres(options)
  servers.push(server)
  return server
}

async function ask<Row extends Record<string, unknown>>(
  url: string,
  query: string,
): Promise<Row | undefined> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [row] = await sql.unsafe<Row[]>(query)
    return row
  } finally {
    await sql.end()
  }
}

/** Where the server keeps its cluster: in the data folder, or where the note in it points. */
function homeOf(folder: string): string {
  const note = path.join(folder, 'postgres.path')
  return existsSync(note) ? readFileSync(note, 'utf8') : path.join(folder, 'postgres')
}
const pidFile = () => path.join(homeOf(dataDir), 'cluster/postmaster.pid')
const serverPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])

beforeEach(() => {
  dataDir = makeFolder(0o755)
})
afterEach(async () => {
  for (const server of servers) await server.stop()
  for (const place of [...folders.map(homeOf), ...folders]) rmSync(place, { recursive: true, force: true })
  servers = []
  folders = []
})

describe('the local Postgres', () => {
  it('keeps its data and its address over a stop and a start', async () => {
    const first = await start()
    await ask(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    expect(existsSync(pidFile())).toBe(false)
    const second = await start()
    expect(second.url).toBe(first.url)
    expect(await ask(second.url, 'select answer from kept')).toEqual({ answer: 42 })
  })

  it.runIf(findMemory() !== null)(
    'keeps in memory what may be lost, until its data folder is gone',
    async () => {
      const first = await start(dataDir, true)
      await ask(first.url, 'create table kept as select 42 as answer')
      await first.stop()
      const home = homeOf(dataDir)
      expect(home).toMatch(/^\/dev\/shm\//)
      expect(await ask((await start(dataDir, true)).url, 'select answer from kept')).toEqual({ answer: 42 })
      const other = makeFolder(0o755)
      await start(other, true)
      expect(existsSync(home)).toBe(true)
      await servers[1]?.stop()
      rmSync(dataDir, { recursive: true })
      await start(makeFolder(0o755), true)
      expect([existsSync(home), existsSync(homeOf(other))]).toEqual([false, true])
    },
  )

  it('compares text the same way on every system', async () => {
    const { url } = await start()
    const provider = `select datlocprovider, datlocale from pg_database where datname = 'querencia'`
    expect(await ask(url, provider)).toEqual({ datlocprovider: 'b', datlocale: 'C.UTF-8' })
  })

  it('starts again, with everything that was committed, after its server was killed', async () => {
    const { url } = await start()
    await ask(url, 'create table kept as select 42 as answer')
    process.kill(serverPid(), 'SIGKILL')
    const { url: again } = await start()
    expect(await ask(again, 'select answer from kept')).toEqual({ answer: 42 })
  })

  it('starts when the pid file of a dead server names the process of somebody else', async () => {
    const first = await start()
    await first.stop()
    writeFileSync(pidFile(), `${process.pid}\n${path.dirname(pidFile())}\n0\n5432\n`)
    const { url } = await start()
    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 })
  })

  it('starts when an earlier first run was interrupted halfway', async () => {
    mkdirSync(path.join(dataDir, 'postgres/cluster.new/base'), { recursive: true })
    writeFileSync(path.join(dataDir, 'postgres/cluster.new/PG_VERSION'), '18\n')
    const { url } = await start()
    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 })
  })

  it('starts when the process that held its lock was killed', async () => {
    // No system gives out so high a number.
    writeFileSync(path.join(dataDir, 'postgres.lock'), '2147483647@0')
    const { url } = await start()
    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 })
  })

  it('takes another port when its own was taken in the meantime', async () => {
    const first = await start()
    await first.stop()
    const squatter = net.createServer()
    await new Promise<void>((resolve) =>
      squatter.listen(Number(new URL(first.url).port), '127.0.0.1', resolve),
    )
    try {
      const second = await start()
      expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
      expect(await ask(second.url, 'select 1 as one')).toEqual({ one: 1 })
    } finally {
      squatter.close()
    }
  })

  it('is shared by two that start it at once, and stays until the last one stops it', async () => {
    const [first, second] = await Promise.all([start(), start()])
    expect(second.url).toBe(first.url)
    const pid = serverPid()
    await first.stop()
    expect(await ask(second.url, 'select 1 as one')).toEqual({ one: 1 })
    await second.stop()
    expect(await findProcess(pid)).toBeNull()
  })

  it.each([
    { reach: 'reaches', mode: 0o755 },
    { reach: 'cannot reach', mode: 0o700 },
  ])(
    'of a copied project does not clash with the original, in folders that its account $reach',
    async ({ mode }) => {
      const original = makeFolder(mode)
      const first = await start(original)
      await first.stop()
      const copy = makeFolder(mode)
      cpSync(original, copy, { recursive: true })
      const [again, twin] = [await start(original), await start(copy)]
      expect(again.url).toBe(first.url)
      expect(new URL(twin.url).port).not.toBe(new URL(first.url).port)
      expect(await ask(twin.url, 'select 1 as one')).toEqual({ one: 1 })
    },
  )

  it.runIf(isRoot)('keeps its data when a project that its account cannot reach is moved', async () => {
    const before = makeFolder(0o700)
    const first = await start(before)
    await ask(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    const after = path.join(makeFolder(0o700), 'moved')
    folders.push(after)
    renameSync(before, after)
    expect(await ask((await start(after)).url, 'select answer from kept')).toEqual({ answer: 42 })
  })
})
