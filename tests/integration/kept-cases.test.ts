import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionMessages, keptCases, pets, reports, users } from '@/db/schema'
import { CITIES } from '@/db/seed/catalog'
import { makeFoundation, makePet, makeReview, makeUser } from '@/db/seed/factories'
import { runMaintenance } from '@/lib/maintenance/operations'
import { reportReview } from '@/lib/moderation/reviews/operations'
import { closeKeptCase, readKeptCase } from '@/lib/moderation/staff/kept-cases/operations'
import { listWaiting } from '@/lib/moderation/staff/queries'
import { register } from '@/lib/people/accounts/operations/register'
import { patchProfile } from '@/lib/people/accounts/operations/update-profile'
import { hasCaseOfEmail } from '@/lib/people/accounts/returning-queries'
import { findOrCreateAccount } from '@/lib/people/oidc/operations'
import { deleteAccount, eraseAccount } from '@/lib/privacy/operations'
import { listAudit } from '@/tests/support/audit'
import { later, makeContext, makePerson, staffActor } from '@/tests/support/context'
import { askedForMoney, reportMessage } from '@/tests/support/conversations'
import { makeDonation } from '@/tests/support/donations'
import { newEmail } from '@/tests/support/new-names'
import { mailsTo } from '@/tests/support/outbox'
import { registrationInput } from '@/tests/support/registration-input'
import { makeReporter, report } from '@/tests/support/reports'

const BOGOTA = CITIES.find(({ countryId }) => countryId === 'COL')

const STAFF = staffActor(5)
const casesOf = (accountId: number) =>
  db.select().from(keptCases).where(eq(keptCases.accountId, accountId)).orderBy(keptCases.id)
const emailOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]?.email ?? ''
const leave = (person: { newContext: () => ReturnType<typeof makeContext> }) =>
  deleteAccount(person.newContext(), { password: '' })

/** Somebody with a reported pet, who deletes their account. */
async function reportedAndGone() {
  const [email, phone] = [newEmail(), '+57 300 555 0142']
  const person = await makePerson({ email, phone })
  const pet = await makePet(db, { ownerId: person.id, name: 'Canela' })
  await report(pet.id, await makeReporter())
  await report(pet.id)
  await leave(person)
  return { id: person.id, email, phone }
}

describe('what is open about an account that is deleted', () => {
  it('a reported pet is kept with what was said against it, without who said it, and without its owner', async () => {
    const { id, email } = await reportedAndGone()
    expect(await db.$count(users, eq(users.id, id))).toBe(0)
    const cases = await casesOf(id)
    expect(cases).toMatchObject([
      {
        kind: 'pet',
        said: expect.stringMatching(/^Canela\n./),
        reports: [
          { reason: 'dinero', details: 'Pide un adelanto.' },
          { reason: 'dinero', details: 'Pide un adelanto.' },
        ],
      },
    ])
    const days = ((cases[0]?.keepUntil.getTime() ?? 0) - (cases[0]?.createdAt.getTime() ?? 0)) / 86_400_000
    expect(days).toBe(90)
    const text = JSON.stringify(cases)
    for (const secret of [email, '555', '0142', 'reporter']) expect(text).not.toContain(secret)
    expect((await mailsTo(email))[0]?.text).toContain('como máximo 90 días')
  })

  it('a pet that visitors alone reported is kept, and its owner may register again unless it was hidden', async () => {
    const comesBack = async (isHidden: boolean) => {
      const email = newEmail()
      const person = await makePerson({ email })
      const pet = await makePet(db, { ownerId: person.id })
      await report(pet.id)
      if (isHidden)
        await db.update(pets).set({ heldAt: new Date(), holdReason: 'reports' }).where(eq(pets.id, pet.id))
      await leave(person)
      expect(await casesOf(person.id)).toMatchObject([{ kind: 'pet', reports: [{ reason: 'dinero' }] }])
      return !(await hasCaseOfEmail(db, email, new Date()))
    }
    expect([await comesBack(false), await comesBack(true)]).toEqual([true, false])
  })

  it('a reported message is kept in the words of its author, and goes with whoever reported it', async () => {
    const { owner, adopter, requestId, ofOwner, ofAdopter } = await askedForMoney()
    await reportMessage(adopter, requestId, ofOwner)
    await reportMessage(owner, requestId, ofAdopter)
    await leave(owner)
    expect(await casesOf(owner.id)).toMatchObject([
      { kind: 'conversation', said: 'Para apartarlo, consígname hoy.', reports: [{ reason: 'dinero' }] },
    ])
    await leave(adopter)
    expect(await casesOf(adopter.id)).toEqual([])
  })

  it('of a whole conversation only the words of the reported side are kept', async () => {
    const { owner, adopter, requestId, ofOwner, ofAdopter } = await askedForMoney()
    const author = (id: number, authorId: number) =>
      db.update(adoptionMessages).set({ authorId }).where(eq(adoptionMessages.id, id))
    await author(ofOwner, owner.id)
    await author(ofAdopter, adopter.id)
    await reportMessage(adopter, requestId)
    await leave(owner)
    expect(await casesOf(owner.id)).toMatchObject([
      { kind: 'conversation', said: 'Para apartarlo, consígname hoy.' },
    ])
  })

  it('a reported comment is kept', async () => {
    const { user } = await makeFoundation(db)
    const person = await makePerson()
    const { id } = await makeReview(db, user.id, { userId: person.id, comment: 'Son unos ladrones.' })
    await reportReview(makeContext(), { reviewId: id, reason: 'acoso', details: '' })
    await leave(person)
    expect(await casesOf(person.id)).toMatchObject([{ kind: 'review', said: 'Son unos ladrones.' }])
  })

  it('nothing is kept where nothing is open, or where only its own reports are', async () => {
    const person = await makePerson()
    const email = await emailOf(person.id)
    const own = await makePet(db, { ownerId: person.id })
    await report(own.id)
    await db
      .update(reports)
      .set({ status: 'descartado', decidedAt: new Date() })
      .where(eq(reports.petId, own.id))
    await report((await makePet(db)).id, person.actor)
    await leave(person)
    expect(await casesOf(person.id)).toEqual([])
    expect((await mailsTo(email))[0]?.text).not.toContain('caso abierto')
  })
})

describe('while a case is open', () => {
  const registering = (email: string) => register(makeContext(), registrationInput({ email }))

  it('its e-mail registers no other account, however it is written, and is told what to do', async () => {
    const { email } = await reportedAndGone()
    for (const spelling of [email, email.toUpperCase()])
      await expect(registering(spelling)).rejects.toMatchObject({
        fields: { email: expect.stringMatching(/caso abierto.*Responde al correo/) },
      })
    const identity = {
      issuer: 'https://id.example',
      subject: crypto.randomUUID(),
      email,
      emailVerified: true,
      name: 'Ana',
      lastName: 'Paz',
      countryId: null,
      cityId: null,
    }
    await expect(findOrCreateAccount(makeContext(), identity, 'Prueba')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('caso abierto'),
    })
    expect(await db.$count(users, eq(users.email, email))).toBe(0)
  })

  it('its telephone is taken by no newer account, with or without the prefix', async () => {
    await reportedAndGone()
    const older = await makePerson({ createdAt: new Date('2026-01-01') })
    for (const phone of ['+57 300 555 0142', '300-555-0142'])
      await expect(
        patchProfile((await makePerson({ countryId: 'COL', cityId: BOGOTA?.id ?? null })).ctx, { phone }),
      ).rejects.toMatchObject({
        fields: {
          phone: expect.stringMatching(/^Por ahora no podemos guardar este teléfono(?!.*caso).*Contacto/),
        },
      })
    await patchProfile((await makePerson()).ctx, { phone: '+57 300 555 0143' })
    // Nobody proves a telephone: the number may be this person's.
    await patchProfile(older.ctx, { phone: '+57 300 555 0142' })
  })

  it('staff find it among what waits, read it audited, and close it, which frees e-mail and telephone', async () => {
    const { id, email } = await reportedAndGone()
    const [kept] = await casesOf(id)
    const caseId = kept?.id ?? 0
    const waiting = (await listWaiting(db, 1)).rows.filter(({ kind }) => kind === 'kept')
    expect(waiting).toContainEqual(
      expect.objectContaining({ caseId, about: 'pet', reasons: ['dinero'], reportCount: 2 }),
    )
    expect(JSON.stringify(waiting)).not.toContain('Canela')
    const visitor = await makePerson()
    await expect(readKeptCase(visitor.ctx, caseId)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await readKeptCase(makeContext(STAFF), caseId)).toMatchObject({ said: expect.any(String) })
    const close = () => closeKeptCase(makeContext(STAFF), { caseId, outcome: 'dismiss' })
    await close()
    await expect(close()).rejects.toMatchObject({ code: 'conflict' })
    expect((await listAudit(`user:${id}`)).map(({ action }) => action)).toEqual(['case.view', 'case.dismiss'])
    await registering(email)
  })

  it('the page of one says which others keep the e-mail, and leads to them', async () => {
    const person = await makePerson({ email: newEmail() })
    for (const reporter of [await makeReporter(), undefined])
      await report((await makePet(db, { ownerId: person.id })).id, reporter)
    await leave(person)
    const [byReporter, byVisitor] = (await casesOf(person.id)).map(({ id }) => id)
    const read = (id: number | undefined) => readKeptCase(makeContext(STAFF), id ?? 0)
    const of = (id: number | undefined) => ({ others: [{ id, about: 'pet' }], hasMoney: false })
    expect(await read(byReporter)).toMatchObject({ ...of(byVisitor), reservedBy: 'this' })
    expect(await read(byVisitor)).toMatchObject({ ...of(byReporter), reservedBy: 'others' })
  })

  it('the page of one that keeps nobody out says of no e-mail that it is reserved, or of money that nobody paid', async () => {
    const { user } = await makeFoundation(db)
    await report((await makePet(db, { ownerId: user.id })).id)
    await makeDonation({ foundationId: user.id, status: 'pendiente' })
    await eraseAccount(makeContext(), user.id)
    const [kept] = await casesOf(user.id)
    const found = await readKeptCase(makeContext(STAFF), kept?.id ?? 0)
    expect(found).toMatchObject({ others: [], reservedBy: null, hasMoney: false })
  })

  it('it is erased after ninety days, whether or not anybody decided', async () => {
    const { id, email } = await reportedAndGone()
    const run = (days: number) =>
      runMaintenance(makeContext({ kind: 'system', name: 'test' }, { now: later(24 * days) }))
    await run(89)
    expect(await casesOf(id)).toHaveLength(1)
    await run(91)
    expect(await casesOf(id)).toEqual([])
    await registering(email)
  })
})

it('the case of one account does not keep what is reported of others', async () => {
  const [one, other] = [await makePerson(), await makeUser(db)]
  const pets = [await makePet(db, { ownerId: one.id }), await makePet(db, { ownerId: other.id })]
  for (const { id } of pets) await report(id)
  await leave(one)
  expect(await casesOf(one.id)).toHaveLength(1)
  const left = await db
    .select()
    .from(reports)
    .where(
      inArray(
        reports.petId,
        pets.map(({ id }) => id),
      ),
    )
  expect(left).toMatchObject([{ petId: pets[1]?.id }])
})
