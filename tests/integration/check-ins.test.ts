import { eq, lt } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, pets, users } from '@/db/schema'
import { listOpenCheckIns } from '@/lib/adoption/check-ins/open-queries'
import { answerCheckIn } from '@/lib/adoption/check-ins/operations/answer'
import { stopCheckIns } from '@/lib/adoption/check-ins/operations/stop'
import { LINK_DAYS } from '@/lib/adoption/check-ins/policy'
import { listCheckIns } from '@/lib/adoption/check-ins/queries'
import { returnPet } from '@/lib/adoption/requests/operations/answer'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { hold } from '@/lib/pets/hold'
import { checkInPath } from '@/lib/text/adoption-routes'
import { emailOf, requestRow, subjectsTo } from '@/tests/support/adoptions'
import { adoptionOfFrida, anybodyOn, askOn, dayN, GOOD, on, type Person } from '@/tests/support/check-ins'
import { mailsTo } from '@/tests/support/outbox'

beforeEach(async () => {
  // Exclude adoptions left by earlier tests.
  await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
})

const ASKED = '¿Cómo va Frida?'
const NIGHTS = '¿Cómo fueron las primeras noches con Frida?'
const askedOf = async (adopter: Person, question = ASKED) =>
  (await subjectsTo(adopter)).filter((subject) => subject === question).length
const daysOf = async (requestId: number) => (await listCheckIns(db, requestId)).map(({ day }) => day)

describe('questions after an adoption', () => {
  it('come after 2, 7, 30 and 90 days, once each', async () => {
    const { adopter, requestId } = await adoptionOfFrida()
    expect(await askOn(1.99)).toBe(0)
    for (const [day, asked] of [
      [2, 1],
      [3, 0],
      [6.99, 0],
      [7, 1],
      [7.1, 0],
      [20, 0],
      [29, 0],
      [30, 1],
      [31, 0],
      [90, 1],
      [91, 0],
      [120, 0],
    ] as const)
      expect(await askOn(day)).toBe(asked)
    expect(await askedOf(adopter, NIGHTS)).toBe(0)
    expect(await askedOf(adopter)).toBe(1)
    expect(await daysOf(requestId)).toEqual([2, 7, 30, 90])
  })

  it('about the first nights come within three days, and do not leave together with the next one', async () => {
    const { adopter, requestId } = await adoptionOfFrida()
    expect(await askOn(2)).toBe(1)
    expect(await askedOf(adopter, NIGHTS)).toBe(1)
    expect(await askOn(7)).toBe(1)
    expect([await askedOf(adopter, NIGHTS), await askedOf(adopter)]).toEqual([0, 1])
    expect(await daysOf(requestId)).toEqual([2, 7])
    const missed = await adoptionOfFrida()
    expect(await askOn(5)).toBe(0)
    expect(await daysOf(missed.requestId)).toEqual([])
  })

  it('link to the question and stop by one click, and wait for the morning', async () => {
    const { adopter, token } = await adoptionOfFrida()
    await askOn(7)
    const [mail] = await mailsTo(await emailOf(adopter))
    expect(mail).toMatchObject({ subject: ASKED, quietZone: 'America/Guayaquil' })
    expect(mail?.text).toContain(`/seguimiento/${token}\n`)
    expect(mail?.text).toContain(`/seguimiento/${token}?dejar=1`)
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringContaining(`/api/seguimiento/${token}>`),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('that were missed are not asked two weeks later, and the next one comes in its time', async () => {
    const { requestId } = await adoptionOfFrida()
    expect([await askOn(21), await askOn(29), await askOn(43.9), await askOn(44), await askOn(104)]).toEqual([
      0, 0, 1, 0, 0,
    ])
    expect(await daysOf(requestId)).toEqual([30])
  })

  it('are asked once by servers that run at the same time', async () => {
    const { adopter } = await adoptionOfFrida()
    const sent = await Promise.all([askOn(7), askOn(7), askOn(7), askOn(7)])
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(await askedOf(adopter)).toBe(1)
  })

  it('end when the pet is put up again, by either of the owner’s buttons', async () => {
    const one = await adoptionOfFrida()
    await returnPet(on(one.owner, 3), one)
    const other = await adoptionOfFrida()
    await setPetStatus(on(other.owner, 3), { petId: other.pet.id, status: 'adoptable' })
    expect(await requestRow(one.requestId)).toMatchObject({ status: 'devuelta' })
    expect(await requestRow(other.requestId)).toMatchObject({ status: 'devuelta' })
    expect(await askOn(7)).toBe(0)
  })

  it('end when the pet is withdrawn or held, or somebody’s account is not active', async () => {
    const [withdrawn, held, left, alone] = [
      await adoptionOfFrida(),
      await adoptionOfFrida(),
      await adoptionOfFrida(),
      await adoptionOfFrida(),
    ]
    await setPetStatus(on(withdrawn.owner, 3), { petId: withdrawn.pet.id, status: 'inactivo' })
    await db
      .update(pets)
      .set(hold('staff', dayN(3)))
      .where(eq(pets.id, held.pet.id))
    await db.update(users).set({ active: false }).where(eq(users.id, left.adopter.id))
    await db.update(users).set({ active: false }).where(eq(users.id, alone.owner.id))
    expect(await askOn(7)).toBe(0)
  })

  it('end when the adopter stops them, and the link still answers', async () => {
    const { requestId, token, owner } = await adoptionOfFrida()
    await askOn(7)
    await stopCheckIns(anybodyOn(8), { token })
    await stopCheckIns(anybodyOn(9), { token })
    expect(await requestRow(requestId)).toMatchObject({ checkInsStoppedAt: dayN(8) })
    expect(await askOn(30)).toBe(0)
    await answerCheckIn(anybodyOn(31), { token, ...GOOD })
    expect(await subjectsTo(owner)).toContain('Valentina te cuenta cómo va Frida')
    await expect(stopCheckIns(anybodyOn(9), { token: `${token}x` })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('the last question', () => {
  it('is at hand for the adopter who is signed in, until its link is over', async () => {
    const { owner, adopter, requestId, token } = await adoptionOfFrida()
    const open = (day: number, reader = adopter) => listOpenCheckIns(db, reader.id, dayN(day), requestId)
    expect(await open(1)).toEqual([])
    await askOn(7)
    const asked = { pet: 'Frida', photo: null, href: checkInPath(token), sentAt: dayN(7).toISOString() }
    expect(await open(8)).toEqual([{ ...asked, answer: null, stopped: false }])
    expect(await open(8, owner)).toEqual([])
    expect(await open(7 + LINK_DAYS)).toEqual([])
    await askOn(30)
    expect(await open(31)).toMatchObject([{ sentAt: dayN(30).toISOString() }])
    await answerCheckIn(anybodyOn(31), { token, ...GOOD })
    await stopCheckIns(anybodyOn(31), { token })
    expect(await open(32)).toMatchObject([{ answer: 'muy bien', stopped: true }])
    await db.update(users).set({ active: false }).where(eq(users.id, owner.id))
    expect(await open(32)).toEqual([])
  })
})
