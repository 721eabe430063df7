import { lt } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests } from '@/db/schema'
import { answerCheckIn } from '@/lib/adoption/check-ins/operations/answer'
import { returnPet } from '@/lib/adoption/requests/operations/answer'
import { offerStory } from '@/lib/adoption/story-offers/operations'
import { suspend } from '@/lib/moderation/staff/accounts/account-state-operations'
import { removeStory } from '@/lib/moderation/staff/stories/operations'
import { write } from '@/lib/platform/write'
import { listOwnConsents } from '@/lib/privacy/consents/queries'
import { deleteAccount } from '@/lib/privacy/operations'
import { anybodyOn, dayN, on } from '@/tests/support/check-ins'
import { happyAdoption, STAFF, STORY, staffOn, storyOf } from '@/tests/support/stories'

// Real pictures are encoded here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

beforeEach(async () => {
  // Exclude adoptions left by earlier tests.
  await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
})

type Adoption = Awaited<ReturnType<typeof happyAdoption>>

/** Ends of a story that its adopter does not ask for. */
const ENDS: Record<string, (story: Adoption) => Promise<unknown>> = {
  'staff ended it': async ({ requestId }) =>
    removeStory(staffOn(40), {
      id: (await storyOf(requestId))?.id ?? 0,
      seen: 'offered',
      reason: 'La dueña anterior lo pidió.',
    }),
  'the adoption failed': ({ token }) =>
    answerCheckIn(anybodyOn(40), { token, answer: 'no funcionó', note: null, photo: null }),
  'the pet came back': ({ owner, requestId }) => returnPet(on(owner, 40), { requestId }),
  'the owner was suspended': ({ owner }) =>
    write(staffOn(40), (tx) =>
      suspend(tx, { accountId: owner.id, actorId: STAFF, reason: 'Vende animales.', now: dayN(40) }),
    ),
  'the owner deleted the account': ({ owner }) => deleteAccount(on(owner, 40), { password: '' }),
}

it.each(Object.entries(ENDS))(
  'the page of an account shows no consent to a story after %s',
  async (_, end) => {
    const adoption = await happyAdoption()
    const { adopter, requestId } = adoption
    await offerStory(on(adopter, 31), { requestId, ...STORY })
    const shown = async () =>
      (await listOwnConsents(db, { id: adopter.id, role: 'user' })).find(
        ({ purpose }) => purpose === 'historias',
      )
    expect(await shown()).toMatchObject({ state: 'given' })
    await end(adoption)
    expect(await shown()).toEqual({
      purpose: 'historias',
      state: 'never',
      since: null,
      version: null,
      canGive: false,
    })
  },
)
