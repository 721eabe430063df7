import { eq, lt } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { readCheckInToken } from '@/lib/adoption/check-ins/links'
import { listOpenCheckIns } from '@/lib/adoption/check-ins/open-queries'
import { findLinkedCheckIn, findLinkedPage } from '@/lib/adoption/check-ins/queries'
import { acceptRequest, concludeAdoption } from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { changeConsent } from '@/lib/privacy/consents/operations'
import { emailOf } from '@/tests/support/adoptions'
import { adoptionOfFrida, askOn, dayN, on, type Person } from '@/tests/support/check-ins'
import { makePerson } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

beforeEach(async () => {
  // Exclude adoptions left by earlier tests.
  await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
})

const choose = (adopter: Person, choice: 'give' | 'withdraw') =>
  changeConsent(on(adopter, 8), { purpose: 'seguimiento', choice })

async function pageOf(token: string) {
  const link = readCheckInToken(token)
  const linked = link && (await findLinkedCheckIn(db, link))
  return linked && findLinkedPage(db, linked, dayN(8))
}

it('whoever stopped the questions in the account is promised no further one', async () => {
  const { adopter, token } = await adoptionOfFrida()
  await askOn(7)
  const stopped = async () => [
    (await pageOf(token))?.stopped,
    ...(await listOpenCheckIns(db, adopter.id, dayN(8))).map((open) => open.stopped),
  ]
  expect(await stopped()).toEqual([false, false])
  await choose(adopter, 'withdraw')
  await db
    .update(adoptionRequests)
    .set({ checkInsStoppedAt: null })
    .where(eq(adoptionRequests.adopterId, adopter.id))
  expect(await stopped()).toEqual([true, true])
  await choose(adopter, 'give')
  expect(await stopped()).toEqual([false, false])
})

it('the mail of an adoption says nothing of questions to whoever stopped them', async () => {
  const [owner, adopter] = [await makePerson(), await makePerson()]
  const adopt = async (name: string) => {
    const pet = await makePet(db, { ownerId: owner.id, name, publishedAt: dayN(0), confirmedAt: dayN(0) })
    const { id: requestId } = await requestAdoption(on(adopter, 8), { petId: pet.id, message: null })
    await acceptRequest(on(owner, 9), { requestId })
    await concludeAdoption(on(owner, 10), { requestId })
    const subject = `${name} ya es parte de tu familia`
    return (await mailsTo(await emailOf(adopter))).find((mail) => mail.subject === subject)?.text
  }
  expect(await adopt('Luna')).toContain('A los 2, 7, 30 y 90 días')
  await choose(adopter, 'withdraw')
  expect(await adopt('Toby')).not.toContain('A los 2, 7, 30 y 90 días')
})
