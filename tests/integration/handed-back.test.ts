import { eq, lt } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests } from '@/db/schema'
import { answerCheckIn } from '@/lib/adoption/check-ins/operations/answer'
import { returnPet } from '@/lib/adoption/requests/operations/answer'
import { HAND_BACK_DAYS } from '@/lib/adoption/requests/operations/hand-back'
import { deleteAccount } from '@/lib/privacy/operations'
import { emailOf } from '@/tests/support/adoptions'
import { adoptionOfFrida, anybodyOn, askOn, dayN, GOOD, on } from '@/tests/support/check-ins'
import { mailsTo } from '@/tests/support/outbox'

const FAILED = { answer: 'no funcionó', note: null, photo: null } as const
const leave = (person: Parameters<typeof on>[0], day: number) =>
  deleteAccount(on(person, day), { password: '' })

beforeEach(async () => {
  // Exclude adoptions left by earlier tests.
  await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
})

async function failedAdoption() {
  const adoption = await adoptionOfFrida()
  await askOn(7)
  await answerCheckIn(anybodyOn(8), { token: adoption.token, ...FAILED })
  return adoption
}

const CLOSED = 'Se cerró una cuenta: la adopción de Frida'
const toldOf = async (email: string) => (await mailsTo(email)).filter(({ subject }) => subject === CLOSED)

describe('an owner to whom an animal is to be handed back', () => {
  it('is told when the adopter deletes the account, and where to put it up again', async () => {
    const { owner, adopter } = await failedAdoption()
    const [email, adopterEmail] = [await emailOf(owner), await emailOf(adopter)]
    await leave(adopter, 9)
    const [mail, ...others] = await toldOf(email)
    expect(others).toEqual([])
    expect(mail?.text).toContain('la adopción de Frida no funcionó')
    expect(mail?.text).toContain('puedes ponerla de nuevo en adopción')
    expect(mail?.text).toContain('/dashboard/mascotas')
    expect(mail?.text).not.toContain(adopterEmail)
  })

  it('is told after a return, too, for as long as it is fresh', async () => {
    const { owner, adopter, requestId } = await failedAdoption()
    await returnPet(on(owner, 9), { requestId })
    await leave(adopter, 10)
    const [mail] = await toldOf(await emailOf(owner))
    expect(mail?.text).not.toContain('puedes ponerla de nuevo en adopción')
    const old = await failedAdoption()
    await returnPet(on(old.owner, 9), old)
    await leave(old.adopter, 9 + HAND_BACK_DAYS)
    expect(await toldOf(await emailOf(old.owner))).toEqual([])
  })

  it('is not told of an adoption that lasts, nor of one whose adopter took it back', async () => {
    const lasting = await adoptionOfFrida()
    const kept = await adoptionOfFrida()
    await askOn(7)
    await answerCheckIn(anybodyOn(8), { token: kept.token, ...FAILED })
    await answerCheckIn(anybodyOn(9), { token: kept.token, ...GOOD })
    for (const { owner, adopter } of [lasting, kept]) {
      await leave(adopter, 10)
      expect(await toldOf(await emailOf(owner))).toEqual([])
    }
  })
})

describe('an adopter who still has an animal to hand back', () => {
  it('is told when the owner deletes the account after the return', async () => {
    const { owner, adopter, requestId } = await failedAdoption()
    await returnPet(on(owner, 9), { requestId })
    const ownerEmail = await emailOf(owner)
    await leave(owner, 10)
    const [mail, ...others] = await toldOf(await emailOf(adopter))
    expect(others).toEqual([])
    expect(mail?.text).toContain('Si Frida sigue contigo')
    expect(mail?.text).not.toContain(ownerEmail)
    expect(await db.$count(adoptionRequests, eq(adoptionRequests.id, requestId))).toBe(0)
  })

  it('is not told when the return was long ago', async () => {
    const { owner, adopter, requestId } = await failedAdoption()
    await returnPet(on(owner, 9), { requestId })
    await leave(owner, 9 + HAND_BACK_DAYS)
    expect(await toldOf(await emailOf(adopter))).toEqual([])
  })
})
