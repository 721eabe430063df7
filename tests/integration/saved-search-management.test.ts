import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { petArrivals, savedSearches, savedSearchNotices, users } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { runMaintenance } from '@/lib/maintenance/operations'
import { hashPassword } from '@/lib/people/accounts/passwords'
import { ANONYMOUS } from '@/lib/platform/actor'
import { deleteAccount } from '@/lib/privacy/operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { pauseByLink, resumeByLink } from '@/lib/search/saved-searches/operations/by-link'
import {
  changeFrequency,
  deleteSearch,
  renameSearch,
  saveSearch,
} from '@/lib/search/saved-searches/operations/manage'
import { countNews, listSavedSearches } from '@/lib/search/saved-searches/queries'
import { later, makeContext, makePerson } from '@/tests/support/context'
import {
  AFTERNOON,
  dogsInQuito,
  NEXT_MORNING,
  noticesOf,
  runAt,
  save,
  savedRow,
  subjectsOf,
  tokenOf,
} from '@/tests/support/saved-searches'

const anonymous = () => makeContext(ANONYMOUS)

describe('saving a search', () => {
  it('twice keeps one, with the newer name and frequency', async () => {
    const reader = await makePerson()
    const path = '/searcher/pet/dog/quito'
    await Promise.all([1, 2, 3].map(() => save(reader, { path })))
    const id = await save(reader, { path, name: 'Para Ana', frequency: 'semanal' })
    expect(await listSavedSearches(db, reader.id)).toMatchObject([
      { id, name: 'Para Ana', frequency: 'semanal' },
    ])
  })

  it('stops at twenty, also for requests at the same time', async () => {
    const reader = await makePerson()
    for (let at = 0; at < 18; at++) await save(reader)
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => save(reader)))
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []))
    expect(refused).toHaveLength(3)
    expect(refused[0]).toContain('Ya tienes 20 búsquedas guardadas')
    expect(await listSavedSearches(db, reader.id)).toHaveLength(20)
  })

  it('is kept once: another time it takes the frequency, and the name if one was typed', async () => {
    const reader = await makePerson()
    const again = (name: string) =>
      saveSearch(reader.newContext(), {
        search: { path: '/searcher/pet/dog/quito', request: dogsInQuito() },
        name,
        frequency: 'semanal',
        offeredName: 'Perros en Quito',
      })
    const { id, wasKept } = await again('Para mi abuela')
    expect(wasKept).toBe(false)
    expect(await again('Perros en Quito')).toEqual({ id, wasKept: true })
    expect(await listSavedSearches(db, reader.id)).toMatchObject([{ id, name: 'Para mi abuela' }])
    await again('Para mi tía')
    expect(await listSavedSearches(db, reader.id)).toMatchObject([{ name: 'Para mi tía' }])
  })

  it('needs a confirmed address and a search', async () => {
    const unconfirmed = makeContext({ kind: 'user', id: (await makePerson()).id, confirmed: false })
    const input = {
      search: { path: '/x', request: dogsInQuito() },
      name: 'x',
      frequency: 'diaria' as const,
    }
    await expect(saveSearch(unconfirmed, input)).rejects.toMatchObject({ code: 'email_not_confirmed' })
    const { ctx } = await makePerson()
    await expect(saveSearch(ctx, { ...input, search: null })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('is limited, with a sentence', async () => {
    const reader = await makePerson()
    const id = await save(reader)
    const renames = Array.from({ length: 120 }, () => renameSearch(reader.newContext(), { id, name: 'x' }))
    const results = await Promise.allSettled(renames)
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject(
      Array.from({ length: 21 }, () => ({
        reason: { message: expect.stringContaining('Demasiados intentos') },
      })),
    )
  })
})

describe('changing a saved search', () => {
  it('only its owner can', async () => {
    const [reader, other] = [await makePerson(), await makePerson()]
    const id = await save(reader)
    const ctx = other.newContext()
    for (const change of [
      () => renameSearch(ctx, { id, name: 'Mía' }),
      () => changeFrequency(ctx, { id, frequency: 'en pausa' }),
      () => deleteSearch(ctx, { id }),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'not_found' })
    expect(await savedRow(id)).toMatchObject({ name: 'Perros en Quito', frequency: 'al instante' })
  })

  it('a new frequency holds for what was found and not told yet', async () => {
    const reader = await makePerson()
    const id = await save(reader, { frequency: 'semanal' })
    await makePet(db)
    await runAt(AFTERNOON)
    await changeFrequency({ ...reader.newContext(), now: AFTERNOON }, { id, frequency: 'diaria' })
    expect(await noticesOf(reader)).toMatchObject([{ dueAt: NEXT_MORNING, sentAt: null }])
    await runAt(NEXT_MORNING)
    expect(await subjectsOf(reader)).toHaveLength(1)
  })

  it('saving it again with another frequency does so too', async () => {
    const reader = await makePerson()
    const path = '/searcher/pet/dog/quito'
    await save(reader, { path, frequency: 'semanal' })
    await makePet(db)
    await runAt(AFTERNOON)
    await saveSearch(
      { ...reader.newContext(), now: AFTERNOON },
      { search: { path, request: dogsInQuito() }, name: 'Perros en Quito', frequency: 'diaria' },
    )
    expect(await noticesOf(reader)).toMatchObject([{ dueAt: NEXT_MORNING, sentAt: null }])
  })

  it.each(['pause', 'delete'] as const)(
    'after a %s another matching search tells instead',
    async (change) => {
      const reader = await makePerson()
      const first = await save(reader, { frequency: 'diaria' })
      const second = await save(reader, { frequency: 'semanal', search: dogsInQuito({ age: 'joven' }) })
      await makePet(db)
      await makePet(db, { age: 'adulto' })
      await runAt(AFTERNOON)
      expect((await noticesOf(reader)).map(({ search }) => search)).toEqual([first, first])
      if (change === 'delete') await deleteSearch(reader.newContext(), { id: first })
      else await changeFrequency(reader.newContext(), { id: first, frequency: 'en pausa' })
      expect((await noticesOf(reader)).map(({ search }) => search)).toEqual([second])
    },
  )

  it('a pause tells of nothing that arrived during it', async () => {
    const reader = await makePerson()
    const id = await save(reader)
    await changeFrequency(reader.newContext(), { id, frequency: 'en pausa' })
    await makePet(db)
    await runAt(AFTERNOON)
    await changeFrequency(reader.newContext(), { id, frequency: 'al instante' })
    await runAt(NEXT_MORNING)
    expect(await subjectsOf(reader)).toEqual([])
    expect(await savedRow(id)).toMatchObject({ pausedAt: null, resumesAs: null })
  })

  it('counts the pets of others that arrived after its last notice', async () => {
    const reader = await makePerson()
    const id = await save(reader, { frequency: 'semanal' })
    const other = await save(reader, { search: dogsInQuito({ size: 'extra grande' }) })
    for (const size of ['grande', 'mediano'] as const) await makePet(db, { size })
    await makePet(db, { size: 'mediano', ownerId: reader.id })
    const news = await countNews(db, reader.id, new Date(0))
    expect([news.get(id), news.get(other)]).toEqual([2, undefined])
    await db
      .update(savedSearches)
      .set({ noticedAt: later(1) })
      .where(eq(savedSearches.id, id))
    expect((await countNews(db, reader.id, new Date(0))).size).toBe(0)
  })
})

describe('the link of a notice', () => {
  it('pauses its search and starts it again as it was, without a login and however often', async () => {
    const reader = await makePerson()
    const id = await save(reader, { frequency: 'semanal' })
    const token = await tokenOf(id)
    for (let time = 0; time < 2; time++) await pauseByLink(anonymous(), { token })
    expect(await savedRow(id)).toMatchObject({
      frequency: 'en pausa',
      pausedByLink: true,
      resumesAs: 'semanal',
    })
    for (let time = 0; time < 2; time++) await resumeByLink(anonymous(), { token })
    expect(await savedRow(id)).toMatchObject({
      frequency: 'semanal',
      pausedAt: null,
      pausedByLink: false,
      resumesAs: null,
    })
  })

  it('is refused when it is forged or its search is gone', async () => {
    const reader = await makePerson()
    const [id, other] = [await save(reader), await save(reader)]
    const [ofOther, token] = [await tokenOf(other), await tokenOf(id)]
    const [, time, signature] = ofOther.split('.')
    await deleteSearch(reader.newContext(), { id: other })
    for (const link of [
      '',
      `${id}.${signature}`,
      `${id}.${time}.${signature}`,
      `${id}.`,
      `-${token}`,
      ofOther,
    ])
      await expect(pauseByLink(anonymous(), { token: link }), link).rejects.toMatchObject({
        code: 'not_found',
      })
    expect(await savedRow(id)).toMatchObject({ frequency: 'al instante' })
  })
})

describe('what is stored', () => {
  it('is in the export of an account and goes with it', async () => {
    const reader = await makePerson({ passwordHash: await hashPassword('Caminata7!') })
    const id = await save(reader, { name: 'Perros cerca', frequency: 'diaria' })
    const pet = await makePet(db)
    await runAt(AFTERNOON)
    const data = await exportAccountData(db, reader.id)
    expect(data.savedSearches).toMatchObject([{ id, name: 'Perros cerca', frequency: 'diaria' }])
    expect(data.savedSearchNotices).toMatchObject([{ savedSearchId: id, petId: pet.id, sentAt: null }])
    await deleteAccount(reader.newContext(), { password: 'Caminata7!' })
    expect(await db.$count(savedSearches, eq(savedSearches.userId, reader.id))).toBe(0)
    expect(await noticesOf(reader)).toEqual([])
    expect(await db.$count(users, eq(users.id, reader.id))).toBe(0)
  })

  it('old notices are deleted by maintenance, and their pets are not told again', async () => {
    const reader = await makePerson()
    await save(reader)
    const pet = await makePet(db)
    await runAt(AFTERNOON)
    const nextMonth = new Date(AFTERNOON.getTime() + 31 * 86_400_000)
    const ctx = makeContext({ kind: 'system', name: 'test' }, { now: nextMonth })
    expect((await runMaintenance(ctx)).notices).toBeGreaterThan(0)
    expect(await db.$count(savedSearchNotices, eq(savedSearchNotices.userId, reader.id))).toBe(0)
    await runAt(nextMonth)
    expect(await subjectsOf(reader)).toHaveLength(1)
    expect(await db.$count(petArrivals, eq(petArrivals.petId, pet.id))).toBe(1)
  })
})
