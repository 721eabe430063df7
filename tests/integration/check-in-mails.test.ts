import { eq, inArray, lt } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, outbox } from '@/db/schema'
import { answerCheckIn } from '@/lib/adoption/check-ins/operations/answer'
import { stopCheckIns } from '@/lib/adoption/check-ins/operations/stop'
import { returnPet } from '@/lib/adoption/requests/operations/answer'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { blockPet, unblockPet } from '@/lib/moderation/staff/pets/block-operations'
import { withdrawPet } from '@/lib/moderation/staff/pets/operations'
import { checkInMailKey, questionMailKeys } from '@/lib/platform/outbox/keys'
import { deleteAccount } from '@/lib/privacy/operations'
import { emailOf } from '@/tests/support/adoptions'
import { adoptionOfFrida, anybodyOn, askOn, dayN, GOOD, on } from '@/tests/support/check-ins'
import { makeContext, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

/** Which of these mails are still to leave. */
async function waiting(keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: outbox.idempotencyKey })
    .from(outbox)
    .where(inArray(outbox.idempotencyKey, [...keys]))
    .orderBy(outbox.id)
  return rows.map(({ key }) => key)
}

type Adoption = Awaited<ReturnType<typeof adoptionOfFrida>>

const staffOn30 = () => makeContext(staffActor(5), { now: dayN(30) })
const suspendOn30 = ({ id: accountId }: { id: number }) =>
  suspendAccount(staffOn30(), { accountId, motive: 'fotos', reason: 'No son sus animales.' })

/** After each of them the question has no reader any more. */
const ENDS: Record<string, (adoption: Adoption) => Promise<unknown>> = {
  'it was answered': ({ token }) => answerCheckIn(anybodyOn(30), { token, ...GOOD }),
  'the adopter stopped the questions': ({ token }) => stopCheckIns(anybodyOn(30), { token }),
  'the owner took the pet back': (adoption) => returnPet(on(adoption.owner, 30), adoption),
  'the owner put the pet up again': ({ owner, pet }) =>
    setPetStatus(on(owner, 30), { petId: pet.id, status: 'adoptable' }),
  'the adopter’s account was deleted': ({ adopter }) => deleteAccount(on(adopter, 30), { password: '' }),
  'the owner’s account was deleted': ({ owner }) => deleteAccount(on(owner, 30), { password: '' }),
  'the adopter’s account was suspended': ({ adopter }) => suspendOn30(adopter),
  'the owner’s account was suspended': ({ owner }) => suspendOn30(owner),
  'the owner withdrew the pet': ({ owner, pet }) =>
    setPetStatus(on(owner, 30), { petId: pet.id, status: 'inactivo' }),
  'staff removed the pet': ({ pet }) => withdrawPet(staffOn30(), { petId: pet.id }),
}

describe('an answer that the owner is told in the morning', () => {
  const {
    'it was answered': _,
    'the adopter stopped the questions': __,
    // The adoption lasts without the listing.
    'the owner withdrew the pet': ___,
    'staff removed the pet': ____,
    ...ends
  } = ENDS
  const GOES = 'Valentina te cuenta cómo va Frida'
  const told = async (email: string) =>
    (await mailsTo(email)).filter(({ subject, sentAt }) => subject === GOES && sentAt === null)

  it.each(Object.entries(ends))('is not told once %s', async (_, end) => {
    const adoption = await adoptionOfFrida()
    const email = await emailOf(adoption.owner)
    await askOn(7)
    await answerCheckIn(anybodyOn(8), { token: adoption.token, ...GOOD })
    expect(await told(email)).toHaveLength(1)
    await end(adoption)
    expect(await told(email)).toEqual([])
  })

  it('is not told after another one, which was told at once', async () => {
    const { owner, token } = await adoptionOfFrida()
    await askOn(7)
    await answerCheckIn(anybodyOn(8), { token, ...GOOD })
    await answerCheckIn(anybodyOn(8.1), { token, answer: 'no funcionó', note: null, photo: null })
    const email = await emailOf(owner)
    expect(await told(email)).toEqual([])
    expect((await mailsTo(email))[0]?.subject).toBe('Frida necesita otro hogar')
  })

  it('takes back a failure that was told at once, also when its words change before it leaves', async () => {
    const { owner, token } = await adoptionOfFrida()
    await askOn(7)
    await answerCheckIn(anybodyOn(8), { token, answer: 'no funcionó', note: null, photo: null })
    for (const [at, note] of [null, 'Se queda con nosotros.'].entries())
      await answerCheckIn(anybodyOn(8.1 + at / 10), { token, ...GOOD, note })
    const [last, first] = await mailsTo(await emailOf(owner))
    expect([first?.subject, last?.subject]).toEqual([
      'Frida necesita otro hogar',
      'Frida sigue con Valentina',
    ])
    expect(last?.text).toContain('Se queda con nosotros.')
  })

  it('is told once, with the words that it had last', async () => {
    const { owner, token } = await adoptionOfFrida()
    await askOn(7)
    for (const [at, note] of ['Duerme mucho.', 'Duerme mucho y come bien.'].entries())
      await answerCheckIn(anybodyOn(8 + at / 10), { token, ...GOOD, note })
    const mails = await told(await emailOf(owner))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Duerme mucho y come bien.')
  })
})

describe('a question about an adoption that waits for the morning', () => {
  it.each(Object.entries(ENDS))('does not leave once %s', async (_, end) => {
    // Exclude adoptions left by earlier tests.
    await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
    const [adoption, other] = [await adoptionOfFrida(), await adoptionOfFrida()]
    await askOn(7)
    const keys = [adoption, other].flatMap(({ requestId }) => [checkInMailKey(requestId, 7)])
    expect(await waiting(keys)).toHaveLength(2)
    await end(adoption)
    expect(await waiting(keys)).toEqual(keys.slice(1))
  })

  it('does not leave once its adopter stopped the questions by the mail of another adoption', async () => {
    await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
    const [adoption, other] = [await adoptionOfFrida(), await adoptionOfFrida()]
    await db
      .update(adoptionRequests)
      .set({ adopterId: adoption.adopter.id })
      .where(eq(adoptionRequests.id, other.requestId))
    await askOn(7)
    const keys = [checkInMailKey(other.requestId, 7)]
    expect(await waiting(keys)).toEqual(keys)
    await stopCheckIns(anybodyOn(30), { token: adoption.token })
    expect(await waiting(keys)).toEqual([])
  })

  it('does not leave when it is stopped while it is asked', async () => {
    for (let round = 0; round < 8; round++) {
      await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
      const { requestId, token } = await adoptionOfFrida()
      await Promise.all([askOn(7), stopCheckIns(anybodyOn(7), { token })])
      expect(await waiting(questionMailKeys(requestId))).toEqual([])
    }
  })
})

describe('a question that a block holds back', () => {
  const reason = 'Lo revisamos con calma, y así quedó.'
  const staff = (days: number) => makeContext(staffActor(5), { now: dayN(days) })
  const BLOCKS: Record<
    string,
    (adoption: Adoption, days: number) => [Promise<unknown>, () => Promise<unknown>]
  > = {
    'its adopter': ({ adopter: { id: accountId } }, days) => [
      blockAccount(staff(2), { accountId, reason }),
      () => unblockAccount(staff(days), { accountId, reason }),
    ],
    'its owner': ({ owner: { id: accountId } }, days) => [
      blockAccount(staff(2), { accountId, reason }),
      () => unblockAccount(staff(days), { accountId, reason }),
    ],
    'its pet': ({ pet: { id: petId } }, days) => [
      blockPet(staff(2), { petId, reason }),
      () => unblockPet(staff(days), { petId, reason }),
    ],
  }

  it.each(Object.entries(BLOCKS))(
    'of %s is dropped at its end, or asked with the days of then',
    async (_, block) => {
      for (const [end, expected] of [
        [26, []],
        [4, ['Frida lleva 4 días contigo']],
      ] as const) {
        await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
        const adoption = await adoptionOfFrida()
        await askOn(2)
        const [blocked, unblock] = block(adoption, end)
        await blocked
        await unblock()
        expect(await waiting([checkInMailKey(adoption.requestId, 2)])).toEqual([])
        await askOn(end)
        const texts = (await mailsTo(await emailOf(adoption.adopter))).map(({ text }) => text)
        const days = texts.flatMap((text) => /Frida lleva \d+ días contigo/.exec(text) ?? [])
        expect(days).toEqual(expected)
      }
    },
  )
})
