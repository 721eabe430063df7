import { eq, lt } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionCheckIns, adoptionRequests, outbox, pets, users } from '@/db/schema'
import { answerCheckIn } from '@/lib/adoption/check-ins/operations/answer'
import { listCheckIns } from '@/lib/adoption/check-ins/queries'
import { returnPet } from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { emailOf, requestRow, subjectsTo } from '@/tests/support/adoptions'
import { adoptionOfFrida, anybodyOn, askOn, dayN, GOOD, on } from '@/tests/support/check-ins'
import { mailsTo } from '@/tests/support/outbox'
import { isListed } from '@/tests/support/pets'

beforeEach(async () => {
  // Exclude adoptions left by earlier tests.
  await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
})

const FAILED = { answer: 'no funcionó', note: 'Mi gata no la acepta.', photo: null } as const

describe('an answer', () => {
  it('is told to the owner once per answer, by day', async () => {
    const { owner, requestId, token } = await adoptionOfFrida()
    await askOn(7)
    const note = 'Duerme a mis pies.'
    await answerCheckIn(anybodyOn(7.5), { token, ...GOOD, note })
    await answerCheckIn(anybodyOn(7.5), { token, ...GOOD, note })
    expect(await listCheckIns(db, requestId)).toEqual([
      {
        day: 7,
        sentAt: dayN(7).toISOString(),
        answeredAt: dayN(7.5).toISOString(),
        answer: 'muy bien',
        note,
        hasPhoto: false,
      },
    ])
    const told = (await mailsTo(await emailOf(owner))).filter(({ subject }) => subject.includes('te cuenta'))
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ quietZone: 'America/Guayaquil' })
    expect(told[0]?.text).toContain(`> ${note}`)
    expect(told[0]?.text).toContain(`/dashboard/solicitudes/${requestId}`)
  })

  it('waits for the morning of an owner who has not told their country too', async () => {
    const { owner, token } = await adoptionOfFrida()
    await db.update(users).set({ countryId: null, cityId: null }).where(eq(users.id, owner.id))
    await askOn(7)
    await answerCheckIn(anybodyOn(8), { token, ...GOOD })
    const mails = await mailsTo(await emailOf(owner))
    expect(mails.find(({ subject }) => subject.includes('te cuenta'))?.quietZone).toBe('America/Bogota')
  })

  it('belongs to the last question, whichever mail it comes from', async () => {
    const { requestId, token } = await adoptionOfFrida()
    await askOn(7)
    await answerCheckIn(anybodyOn(8), { token, ...GOOD })
    await askOn(30)
    await answerCheckIn(anybodyOn(31), { token, ...GOOD, answer: 'adaptándose' })
    expect((await listCheckIns(db, requestId)).map(({ answer }) => answer)).toEqual([
      'muy bien',
      'adaptándose',
    ])
  })

  it('is refused before the first question, after 90 days and with a forged link', async () => {
    const { token } = await adoptionOfFrida()
    const answer = (days: number, sent = token) => answerCheckIn(anybodyOn(days), { token: sent, ...GOOD })
    await expect(answer(1)).rejects.toMatchObject({ code: 'not_found' })
    await askOn(7)
    await expect(answer(97)).rejects.toMatchObject({ code: 'bad_request' })
    await expect(answer(8, token.replace(/.$/, '!'))).rejects.toMatchObject({ code: 'not_found' })
  })

  it('with contacts or prices is refused beside the note', async () => {
    const { token, requestId } = await adoptionOfFrida()
    await askOn(7)
    for (const note of ['Llámame al +593 99 555 0123', 'Te la vendo por 50 dólares'])
      await expect(answerCheckIn(anybodyOn(8), { token, ...GOOD, note })).rejects.toMatchObject({
        fields: { note: expect.stringContaining('Tu mensaje parece tener') },
      })
    expect(await listCheckIns(db, requestId)).toMatchObject([{ answer: null }])
  })

  it('is limited to ten a day for each adoption', async () => {
    const { token } = await adoptionOfFrida()
    await askOn(7)
    for (let at = 0; at < 10; at++) await answerCheckIn(anybodyOn(8), { token, ...GOOD })
    await expect(answerCheckIn(anybodyOn(8), { token, ...GOOD })).rejects.toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/\w+/),
    })
    await answerCheckIn(anybodyOn(9.5), { token, ...GOOD })
  })
})

describe('an adoption that did not work out', () => {
  it('is told at any hour, changes nothing by itself and ends the questions', async () => {
    const { owner, requestId, token, pet } = await adoptionOfFrida()
    await askOn(7)
    await answerCheckIn(anybodyOn(7.1), { token, ...FAILED })
    const [mail] = await mailsTo(await emailOf(owner))
    expect(mail).toMatchObject({ subject: 'Frida necesita otro hogar', quietZone: null })
    expect(mail?.text).toContain('> Mi gata no la acepta.')
    expect(mail?.text).toContain(`/dashboard/solicitudes/${requestId}`)
    expect(await requestRow(requestId)).toMatchObject({ status: 'concluida' })
    expect((await db.select().from(pets).where(eq(pets.id, pet.id)))[0]).toMatchObject({ status: 'adoptado' })
    expect(await askOn(30)).toBe(0)
  })

  it('is searchable again after one tap of the owner, and nobody else may', async () => {
    const { owner, adopter, requestId, token, pet } = await adoptionOfFrida()
    await askOn(7)
    await answerCheckIn(anybodyOn(8), { token, ...FAILED })
    expect(await isListed(pet.id)).toBe(false)
    await expect(returnPet(on(adopter, 9), { requestId })).rejects.toMatchObject({ code: 'forbidden' })
    const ctx = on(owner, 9)
    await returnPet(ctx, { requestId })
    await returnPet(on(owner, 9), { requestId })
    expect(ctx.expired).toContain(`pet:${pet.id}`)
    expect(await isListed(pet.id)).toBe(true)
    expect(await requestRow(requestId)).toMatchObject({ status: 'devuelta' })
    expect(
      (await subjectsTo(adopter)).filter((subject) => subject === 'Frida busca familia otra vez'),
    ).toHaveLength(1)
    await expect(answerCheckIn(anybodyOn(10), { token, ...GOOD })).rejects.toMatchObject({ code: 'conflict' })
    const again = await requestAdoption(on(adopter, 11), { petId: pet.id, message: null })
    expect(again.created).toBe(true)
  })

  it('that the adopter takes back is told at once, and the questions go on', async () => {
    const { owner, token } = await adoptionOfFrida()
    await askOn(7)
    await answerCheckIn(anybodyOn(8), { token, ...FAILED })
    await answerCheckIn(anybodyOn(9), { token, ...GOOD })
    const [mail] = await mailsTo(await emailOf(owner))
    expect(mail).toMatchObject({ subject: 'Frida sigue con Valentina', quietZone: null })
    expect(await askOn(30)).toBe(1)
  })

  it('that goes back and forth is told at once once a day, and how it ended the next day', async () => {
    const { owner, token } = await adoptionOfFrida()
    await askOn(7)
    const told = async () =>
      (await mailsTo(await emailOf(owner)))
        .slice(0, 2)
        .map(({ subject, quietZone, nextAttemptAt }) => ({ subject, quietZone, nextAttemptAt }))
    const failed = { subject: 'Frida necesita otro hogar', quietZone: null, nextAttemptAt: dayN(8) }
    const before = (await mailsTo(await emailOf(owner))).length
    await answerCheckIn(anybodyOn(8), { token, ...FAILED })
    for (let at = 1; at < 8; at++)
      await answerCheckIn(anybodyOn(8 + at / 50), { token, ...(at % 2 ? GOOD : FAILED) })
    const tomorrow = new Date('2020-03-10T00:00:00Z')
    const goes = { subject: 'Frida sigue con Valentina', quietZone: 'America/Guayaquil' }
    expect(await told()).toEqual([{ ...goes, nextAttemptAt: tomorrow }, failed])
    expect(await mailsTo(await emailOf(owner))).toHaveLength(before + 2)
    await answerCheckIn(anybodyOn(9), { token, ...FAILED })
    expect(await told()).toEqual([{ ...failed, nextAttemptAt: dayN(9) }, failed])
  })

  it('either an answer or the owner’s tap comes first, never half of both', async () => {
    const { owner, requestId, token } = await adoptionOfFrida()
    await askOn(7)
    const [tap, answer] = await Promise.allSettled([
      returnPet(on(owner, 8), { requestId }),
      answerCheckIn(anybodyOn(8), { token, ...FAILED }),
    ])
    expect(tap.status).toBe('fulfilled')
    const [row] = await db.select().from(adoptionCheckIns).where(eq(adoptionCheckIns.requestId, requestId))
    const told = await db.select().from(outbox).where(eq(outbox.subject, 'Frida necesita otro hogar'))
    const toOwner = told.filter(({ text }) => text.includes(`/dashboard/solicitudes/${requestId}`))
    expect(row?.answer).toBe(answer.status === 'fulfilled' ? 'no funcionó' : null)
    expect(toOwner).toHaveLength(answer.status === 'fulfilled' ? 1 : 0)
  })
})
