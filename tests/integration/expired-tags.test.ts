import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { type ExpiryMessage, readExpiryMessage } from '@/lib/platform/bus/messages'
import { announceExpiry } from '@/lib/platform/bus/operations'
import { write } from '@/lib/platform/write'
import { makeContext } from '@/tests/support/context'

const heard: ExpiryMessage[] = []
const listener = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
beforeAll(async () => {
  await listener.listen('expired_tags', (payload) => {
    const message = readExpiryMessage(payload)
    if (message) heard.push(message)
  })
})
afterAll(() => listener.end())

let marks = 0
const newTag = () => `mark:${++marks}`
const tagsHeard = () => heard.flatMap(({ tags }) => tags)
const rowsOf = async (tag: string) =>
  (await db.execute<{ tag: string }>(sql`select tag from expired_tags where tag = ${tag}`)).length

it('a committed change leaves its tags in the table and tells whoever listens', async () => {
  const tag = newTag()
  await write(makeContext(), async (tx) => {
    tx.expire(tag, tag)
  })
  await expect.poll(tagsHeard).toContain(tag)
  expect(tagsHeard().filter((one) => one === tag)).toHaveLength(1)
  expect(await rowsOf(tag)).toBe(1)
})

it('a change that is rolled back tells nobody', async () => {
  const [refused, kept] = [newTag(), newTag()]
  const work = db.transaction(async (tx) => {
    await announceExpiry(tx, [refused])
    throw new Error('refused')
  })
  await expect(work).rejects.toThrow('refused')
  await db.transaction((tx) => announceExpiry(tx, [kept]))
  await expect.poll(tagsHeard).toContain(kept)
  expect(tagsHeard()).not.toContain(refused)
  expect(await rowsOf(refused)).toBe(0)
})

it('thousands of tags with quotes, commas and spaces arrive whole, in messages that Postgres accepts', async () => {
  const tags = Array.from({ length: 3000 }, (_, i) => `${newTag()} "ñandú", {'${i}'}\n\\ 😀`)
  const before = heard.length
  await db.transaction((tx) => announceExpiry(tx, tags))
  await expect.poll(() => tagsHeard().length).toBeGreaterThanOrEqual(before + tags.length)
  expect(new Set(tagsHeard().filter((tag) => tag.includes('ñandú')))).toEqual(new Set(tags))
  expect(heard.length - before).toBeGreaterThan(10)
  expect(await rowsOf(tags[0] ?? '')).toBe(1)
})

it('messages arrive in the order in which changes commit', async () => {
  const [first, second] = [newTag(), newTag()]
  let begun = () => {}
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = db.transaction(async (tx) => {
    await announceExpiry(tx, [second])
    begun()
    await released
  })
  await hasBegun
  await db.transaction((tx) => announceExpiry(tx, [first]))
  release()
  await slow
  await expect.poll(tagsHeard).toContain(second)
  expect(tagsHeard().indexOf(first)).toBeLessThan(tagsHeard().indexOf(second))
})

it('changes of the same shared tags do not wait for each other', async () => {
  const pet = await makePet(db)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  const slow = db.transaction(async (tx) => {
    await announceExpiry(tx, ['pets'])
    open()
    await released
  })
  await isOpen
  await write(makeContext(), async (tx) => {
    await tx.update(pets).set({ name: 'Rápida' }).where(sql`id = ${pet.id}`)
    tx.expire('pets')
  })
  release()
  await slow
})
