import { and, eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { auditLog, pets } from '@/db/schema'
import { listStories } from '@/lib/adoption/stories/queries'
import { offerStory } from '@/lib/adoption/story-offers/operations'
import { suspend } from '@/lib/moderation/staff/accounts/account-state-operations'
import { blockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { publishStory, removeStory } from '@/lib/moderation/staff/stories/operations'
import { hold } from '@/lib/pets/hold'
import { write } from '@/lib/platform/write'
import { emailOf } from '@/tests/support/adoptions'
import { dayN, on } from '@/tests/support/check-ins'
import { mailsTo } from '@/tests/support/outbox'
import { happyAdoption, STAFF, STORY, staffOn, storyOf } from '@/tests/support/stories'

// Real pictures are encoded here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const REASON = 'Se lee la dirección.'

async function offered() {
  const adoption = await happyAdoption()
  const offer = () => offerStory(on(adoption.adopter, 31), { requestId: adoption.requestId, ...STORY })
  return { ...adoption, offer }
}
const idOf = async (requestId: number) => (await storyOf(requestId))?.id ?? 0

describe('decisions about a story', () => {
  it('refusing it does not take down what a colleague has published meanwhile, nor the other way round', async () => {
    const { adopter, requestId, offer } = await offered()
    await offer()
    const id = await idOf(requestId)
    const early = removeStory(staffOn(33), { id, seen: 'published', reason: REASON })
    await expect(early).rejects.toMatchObject({ code: 'conflict' })
    await publishStory(staffOn(32), { id })
    const late = removeStory(staffOn(33), { id, seen: 'offered', reason: REASON })
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
    expect((await listStories(db, 1)).rows.some((row) => row.id === id)).toBe(true)
    const removals = and(eq(auditLog.subject, `adoption:${requestId}`), eq(auditLog.action, 'story.remove'))
    expect(await db.$count(auditLog, removals)).toBe(0)
    await removeStory(staffOn(34), { id, seen: 'published', reason: REASON })
    expect((await mailsTo(await emailOf(adopter)))[0]?.subject).toBe('Retiramos tu historia de Frida')
  })

  const HIDDEN: Record<string, (adoption: Awaited<ReturnType<typeof offered>>) => Promise<unknown>> = {
    'the owner is suspended': async ({ owner, offer }) => {
      const why = { accountId: owner.id, actorId: STAFF, reason: 'Vende animales.', now: dayN(31) }
      await write(staffOn(31), (tx) => suspend(tx, why))
      await offer()
    },
    'the adopter is blocked': async ({ adopter, offer }) => {
      await offer()
      await blockAccount(staffOn(31), { accountId: adopter.id, reason: 'Lo pidió su titular.' })
    },
    'the pet is held': async ({ pet, offer }) => {
      await offer()
      await db
        .update(pets)
        .set(hold('reports', dayN(31)))
        .where(eq(pets.id, pet.id))
    },
    'the pet is blocked': async ({ pet, offer }) => {
      await offer()
      await db
        .update(pets)
        .set({ blockedAt: dayN(31) })
        .where(eq(pets.id, pet.id))
    },
  }

  it.each(Object.entries(HIDDEN))('it is published and announced to nobody while %s', async (_, hide) => {
    const adoption = await offered()
    const { adopter, owner, requestId } = adoption
    await hide(adoption)
    const id = await idOf(requestId)
    await expect(publishStory(staffOn(32), { id })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^Ahora nadie vería esta historia/),
    })
    expect(await storyOf(requestId)).toMatchObject({ publishedAt: null })
    for (const person of [adopter, owner])
      expect((await mailsTo(await emailOf(person))).map(({ subject }) => subject)).not.toContainEqual(
        expect.stringMatching(/final feliz/i),
      )
  })
})
