import { and, eq, lt } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { adoptionCheckIns, adoptionRequests, auditLog, consents, pets, users } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { answerCheckIn } from '@/lib/adoption/check-ins/operations/answer'
import { returnPet } from '@/lib/adoption/requests/operations/answer'
import { listStories, listStoriesOfFoundation } from '@/lib/adoption/stories/queries'
import { offerStory, withdrawStory, withdrawStoryByLink } from '@/lib/adoption/story-offers/operations'
import { suspend } from '@/lib/moderation/staff/accounts/account-state-operations'
import {
  publishStory,
  readStoryCase,
  readStoryDesk,
  removeStory,
} from '@/lib/moderation/staff/stories/operations'
import { listTagsOfAccount } from '@/lib/people/accounts/queries'
import { deleteUnusedPhotos } from '@/lib/photos/operations'
import { readPublicPhoto } from '@/lib/photos/public-photos'
import { foundationTag, STORIES_TAG } from '@/lib/platform/bus/cache-tags'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { write } from '@/lib/platform/write'
import { changeConsent } from '@/lib/privacy/consents/operations'
import { listOwnConsents } from '@/lib/privacy/consents/queries'
import { deleteAccount } from '@/lib/privacy/operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { emailOf, subjectsTo } from '@/tests/support/adoptions'
import { adoptionOfFrida, anybodyOn, askOn, dayN, GOOD, on, type Person } from '@/tests/support/check-ins'
import { mailsTo } from '@/tests/support/outbox'
import { addPhotos, hasFiles } from '@/tests/support/pets'
import { blots, fileOf } from '@/tests/support/pictures'
import {
  happyAdoption,
  hashOf,
  published,
  STAFF,
  STORY,
  STORY_TEXT,
  staffOn,
  storyOf,
} from '@/tests/support/stories'

// Real pictures are encoded here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

beforeEach(async () => {
  // Exclude adoptions left by earlier tests.
  await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
})

const shownOf = async (requestId: number) => {
  const story = await storyOf(requestId)
  return (await listStories(db, 1)).rows.find(({ id }) => id === story?.id) ?? null
}
const consentsOf = ({ id }: Person) =>
  db
    .select({ version: consents.version, withdrawnHow: consents.withdrawnHow })
    .from(consents)
    .where(and(eq(consents.userId, id), eq(consents.purpose, 'historias')))

/** Whatever ends a story. */
const ENDS: Record<string, (story: Awaited<ReturnType<typeof published>>) => Promise<unknown>> = {
  'the link of a check-in': async ({ token }) => {
    const ctx = anybodyOn(40)
    await withdrawStoryByLink(ctx, { token })
    await ctx.settle()
  },
  'the page of consents': async ({ adopter }) => {
    const ctx = on(adopter, 40)
    await changeConsent(ctx, { purpose: 'historias', choice: 'withdraw' })
    await ctx.settle()
  },
  staff: async ({ requestId }) => {
    const ctx = staffOn(40)
    const id = (await storyOf(requestId))?.id ?? 0
    await removeStory(ctx, { id, seen: 'published', reason: 'La dueña anterior lo pidió.' })
    await ctx.settle()
  },
  'an answer that it did not work out': async ({ token }) => {
    const ctx = anybodyOn(40)
    await answerCheckIn(ctx, { token, answer: 'no funcionó', note: null, photo: null })
    await ctx.settle()
  },
  'a return': async ({ owner, requestId }) => {
    const ctx = on(owner, 40)
    await returnPet(ctx, { requestId })
    await ctx.settle()
  },
  'the suspension of the adopter': async ({ adopter }) => {
    const ctx = staffOn(40)
    const why = { accountId: adopter.id, actorId: STAFF, reason: 'Vende animales.', now: dayN(40) }
    await write(ctx, (tx) => suspend(tx, why))
    await ctx.settle()
  },
  'the deletion of the adopter': async ({ adopter }) => {
    const ctx = on(adopter, 40)
    await deleteAccount(ctx, { password: '' })
    await ctx.settle()
  },
  'the deletion of the owner': async ({ owner }) => {
    const ctx = on(owner, 40)
    await deleteAccount(ctx, { password: '' })
    await ctx.settle()
  },
}

describe('a story of an adoption', () => {
  it('goes from a good answer over staff to everybody, and is gone with its photo once it is withdrawn', async () => {
    const { adopter, owner, pet, requestId } = await happyAdoption()
    await addPhotos(pet.id, 'f'.repeat(32))
    await offerStory(on(adopter, 31), { requestId, ...STORY })
    expect(await shownOf(requestId)).toBeNull()
    expect(await consentsOf(adopter)).toEqual([{ version: 1, withdrawnHow: null }])
    expect(await listOwnConsents(db, { id: adopter.id, role: 'user' })).toContainEqual(
      expect.objectContaining({ purpose: 'historias', state: 'given', canGive: false }),
    )

    const id = (await storyOf(requestId))?.id ?? 0
    const desk = await readStoryDesk(staffOn(32), 1)
    expect(desk.rows.find((row) => row.id === id)).toMatchObject({ pet: 'Frida', adopter: 'Valentina' })
    expect(await readStoryCase(staffOn(32), id)).toMatchObject({ name: 'Valentina', text: STORY_TEXT })
    const deciding = staffOn(32)
    await publishStory(deciding, { id })
    expect(deciding.expired).toContain(STORIES_TAG)
    expect(await db.$count(auditLog, eq(auditLog.subject, `adoption:${requestId}`))).toBe(1)
    expect(await subjectsTo(adopter)).toContain('El final feliz de Frida está publicado')
    expect(await subjectsTo(owner)).toContain('Frida tiene su final feliz')
    for (const person of [adopter, owner])
      expect((await mailsTo(await emailOf(person)))[0]?.html).toContain(`${'f'.repeat(32)}-og.jpg`)

    const shown = await shownOf(requestId)
    expect(shown).toMatchObject({
      text: STORY_TEXT,
      name: 'Valentina',
      pet: { name: 'Frida' },
      foundation: null,
    })
    const hash = await hashOf(requestId)
    expect(shown?.photos.map(({ large }) => large)).toEqual([`/media/${hash}-1600.webp`])
    expect(await readPublicPhoto(`${hash}-1600.webp`)).not.toBeNull()

    const leaving = on(adopter, 40)
    await withdrawStory(leaving, { requestId })
    await leaving.settle()
    expect(leaving.expired).toContain(STORIES_TAG)
    expect(await shownOf(requestId)).toBeNull()
    expect(await storyOf(requestId)).toBeUndefined()
    expect(await hasFiles(hash)).toEqual([false, false, false, false])
    expect(await readPublicPhoto(`${hash}-1600.webp`)).toBeNull()
    expect(await consentsOf(adopter)).toEqual([{ version: 1, withdrawnHow: 'form' }])
    // The private photo stays with its check-in, for the two sides.
    const [checkIn] = await db
      .select()
      .from(adoptionCheckIns)
      .where(and(eq(adoptionCheckIns.requestId, requestId), eq(adoptionCheckIns.day, 30)))
    expect(checkIn?.photo).toMatch(/^check-ins\//)
  })

  it('is offered by its adopter alone, after a good answer, without contacts, once', async () => {
    const { adopter, owner, requestId, token } = await adoptionOfFrida()
    const offer = (who: Person, changes = {}) => offerStory(on(who, 31), { requestId, ...STORY, ...changes })
    await askOn(2)
    await answerCheckIn(anybodyOn(2), { token, ...GOOD })
    await expect(offer(adopter)).rejects.toMatchObject({ code: 'conflict' })
    await askOn(7)
    await answerCheckIn(anybodyOn(7), { token, ...GOOD })
    await expect(offer(owner)).rejects.toMatchObject({ code: 'not_found' })
    await expect(offer(adopter, { text: 'Escríbeme al 300 555 0142, te cuento más.' })).rejects.toMatchObject(
      {
        fields: { text: expect.any(String) },
      },
    )
    await expect(offer(adopter, { consent: 99 })).rejects.toMatchObject({
      fields: { consent: expect.any(String) },
    })
    await offer(adopter, { named: undefined })
    expect(await storyOf(requestId)).toMatchObject({ name: null, publishedAt: null })
    await expect(offer(adopter)).rejects.toMatchObject({ code: 'conflict' })
  })

  it.each(Object.entries(ENDS))('ends by %s, and its photo with it', async (_, end) => {
    const story = await published()
    expect(await hasFiles(story.hash)).toEqual([true, true, true, true])
    await end(story)
    expect(await storyOf(story.requestId)).toBeUndefined()
    expect(await hasFiles(story.hash)).toEqual([false, false, false, false])
  })

  it('loses its photo at the next sweep where the store was away', async () => {
    const { adopter, requestId, hash } = await published()
    const away = vi.spyOn(fileStore, 'delete').mockRejectedValue(new Error('away'))
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const ctx = on(adopter, 40)
    await withdrawStory(ctx, { requestId })
    await ctx.settle()
    away.mockRestore()
    log.mockRestore()
    expect(await hasFiles(hash)).toEqual([true, true, true, true])
    await deleteUnusedPhotos(db, new Date())
    expect(await hasFiles(hash)).toEqual([false, false, false, false])
  })

  it('is on the page of the foundation that gave the pet, whose tag expires with it', async () => {
    const { user: foundation } = await makeFoundation(db)
    const { adopter, pet, requestId } = await published()
    expect(await listStoriesOfFoundation(db, foundation.id, 3)).toEqual([])
    await db.update(pets).set({ ownerId: foundation.id }).where(eq(pets.id, pet.id))
    expect(await listStoriesOfFoundation(db, foundation.id, 3)).toMatchObject([{ text: STORY_TEXT }])
    expect(await listTagsOfAccount(db, adopter.id)).toContain(foundationTag(foundation.id))
    const leaving = on(adopter, 40)
    await withdrawStory(leaving, { requestId })
    expect(leaving.expired).toEqual([STORIES_TAG, foundationTag(foundation.id)])
    expect(await listStoriesOfFoundation(db, foundation.id, 3)).toEqual([])
    await offerStory(on(adopter, 41), { requestId, ...STORY })
    const publishing = staffOn(42)
    await publishStory(publishing, { id: (await storyOf(requestId))?.id ?? 0 })
    expect(publishing.expired).toContain(foundationTag(foundation.id))
  })

  it('is not shown while an account is blocked, and is in the export of its adopter', async () => {
    const { adopter, requestId, hash } = await published()
    await db.update(users).set({ active: false }).where(eq(users.id, adopter.id))
    expect(await shownOf(requestId)).toBeNull()
    await db.update(users).set({ active: true }).where(eq(users.id, adopter.id))
    expect(await shownOf(requestId)).not.toBeNull()
    const { stories: told } = await exportAccountData(db, adopter.id)
    expect(told).toMatchObject([{ requestId, text: STORY_TEXT, name: 'Valentina', photos: [hash] }])
  })

  it('shows no photo that took the place of the one that was offered', async () => {
    const { adopter, requestId, token } = await happyAdoption()
    await offerStory(on(adopter, 31), { requestId, ...STORY })
    const photo = fileOf(await blots(42, 900, 700))
    await answerCheckIn(anybodyOn(32), { token, ...GOOD, photo })
    await publishStory(staffOn(33), { id: (await storyOf(requestId))?.id ?? 0 })
    expect((await shownOf(requestId))?.photos).toEqual([])
  })
})
