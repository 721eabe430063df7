import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, inject, it, onTestFinished, vi } from 'vitest'
import { backUp } from '@/scripts/support/backup'
import { restore } from '@/scripts/support/restore'
import { Stopped } from '@/scripts/support/stop-signal'
import { copyTemplate, dropDatabase } from '@/scripts/support/test-database'
import { createEmptyDatabase, query } from '@/tests/support/other-database'

const server = inject('postgres')
const original = `test_${process.pid}_busy`
const restored = `test_${process.pid}_plain`
const role = `plain_${process.pid}`
const root = mkdtempSync(path.join(os.tmpdir(), 'querencia-together-'))
let place: string
let from: string
let tests = 0

beforeAll(async () => {
  from = await copyTemplate(server, original)
  const limits = ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout']
  for (const limit of limits) await query(server.adminUrl, `alter database ${original} set ${limit} = '1s'`)
})
beforeEach(() => {
  place = path.join(root, String(tests++))
  mkdirSync(place)
})
afterAll(async () => {
  for (const name of [original, restored]) await dropDatabase(server.adminUrl, name)
  await query(server.adminUrl, `drop owned by ${role}; drop role ${role}`)
  rmSync(root, { recursive: true })
})

/** @returns ends it. */
async function lockPets(): Promise<() => Promise<unknown>> {
  const sql = postgres(from, { max: 1 })
  await sql.unsafe(
    'set idle_in_transaction_session_timeout = 0; set statement_timeout = 0; begin; lock table pets',
  )
  return () => sql.end()
}

const at = (name: string) => path.join(place, name)

it('of two backups into one folder one is made, whole, and the other says why not', async () => {
  const both = await Promise.allSettled([backUp(from, at('x'), null), backUp(from, at('x'), null)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [refused] = both.filter((result) => result.status === 'rejected')
  expect(refused?.reason.message).toMatch(/x\.incompleto hay un respaldo a medias/)
  expect(readdirSync(place)).toEqual(['x'])
})

it('a draft that an interrupted backup left is not written into, and stays', async () => {
  mkdirSync(at('x.incompleto'))
  writeFileSync(at('x.incompleto/rows'), '')
  await expect(backUp(from, at('x'), null)).rejects.toThrow('borra esa carpeta')
  expect(readdirSync(at('x.incompleto'))).toEqual(['rows'])
})

it('a backup that fails, is stopped or finds no database leaves nothing', async () => {
  mkdirSync(at('files'))
  symlinkSync(root, at('files/link'))
  await expect(backUp(from, at('x'), at('files'))).rejects.toThrow('files/link')
  const free = await lockPets()
  const stopping = new AbortController()
  const stopped = expect(backUp(from, at('x'), null, { stop: stopping.signal })).rejects.toThrow(Stopped)
  await expect.poll(() => existsSync(at('x.incompleto'))).toBe(true)
  stopping.abort(new Stopped())
  await stopped
  await free()
  await expect(backUp('postgres://nobody@127.0.0.1:1/none', at('y/x'), null)).rejects.toThrow('ECONNREFUSED')
  expect(readdirSync(place)).toEqual(['files'])
})

it('a backup that is stopped at any moment ends no program', async () => {
  const uncaught = vi.fn()
  process.on('uncaughtException', uncaught)
  onTestFinished(() => void process.off('uncaughtException', uncaught))
  for (let milliseconds = 5; milliseconds < 105; milliseconds += 2) {
    const stopping = new AbortController()
    const ends = backUp(from, at('x'), null, { stop: stopping.signal }).catch(() => {})
    await wait(milliseconds)
    stopping.abort(new Stopped())
    await ends
    rmSync(at('x'), { recursive: true, force: true })
  }
  expect(uncaught).not.toHaveBeenCalled()
})

it('the limits of a role or database, which are for visitors, end no backup', async () => {
  const free = await lockPets()
  const waiting = backUp(from, at('x'), null)
  await wait(1500)
  await free()
  expect((await waiting).tables.length).toBeGreaterThan(20)
})

it('a role that may not silence triggers is told what to grant before anything changes, and then restores', async () => {
  await backUp(from, at('x'), null)
  await query(server.adminUrl, `create role ${role} login password 'plain'`)
  const made = new URL(await createEmptyDatabase(server.adminUrl, restored))
  await query(server.adminUrl, `alter database ${restored} owner to ${role}`)
  Object.assign(made, { username: role, password: 'plain' })
  const refused = await restore(made.href, at('x'), null).catch((error: Error) => error.message)
  const tables = "select 1 from pg_class where relnamespace = 'public'::regnamespace"
  expect(await query(made.href, tables)).toEqual([])
  const [, grant = ''] = /Ejecuta «([^»]+)»/.exec(String(refused)) ?? []
  await query(server.adminUrl, grant)
  await restore(made.href, at('x'), null)
  const owners = "select distinct tableowner::text as owner from pg_tables where schemaname = 'public'"
  expect(await query(made.href, owners)).toEqual([{ owner: role }])
}, 60_000)
