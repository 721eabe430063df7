import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, petSearch, pets, users } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { DEMO_PASSWORD, hashDemoPassword } from '@/db/seed/password'
import { acceptRequest } from '@/lib/adoption/requests/operations/answer'
import { findRequest } from '@/lib/adoption/requests/queries'
import { findFoundation } from '@/lib/foundations/queries'
import { changeSuspension } from '@/lib/moderation/staff/accounts/account-state-operations'
import { restoreAccount, suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { logIn } from '@/lib/people/accounts/operations/log-in'
import { requestReset } from '@/lib/people/accounts/operations/reset-password'
import type { Actor } from '@/lib/platform/actor'
import { newClaims } from '@/lib/platform/session/jwt'
import { findSessionAccount } from '@/lib/platform/session/queries'
import { askedPet, subjectsTo } from '@/tests/support/adoptions'
import { listAudit } from '@/tests/support/audit'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'
import { countStatements } from '@/tests/support/statements'

/** The admin of the demo world. */
const ADMIN: Actor = staffActor(5)
const WORDS = 'Dos personas nos mostraron de quién son las fotos.'
const REASON = `Fotos o animales que no son suyos. ${WORDS}`

const suspend = async (accountId: number, ctx = makeContext(ADMIN)) => {
  await suspendAccount(ctx, { accountId, motive: 'fotos', reason: WORDS })
  return ctx
}
const restore = async (accountId: number, ctx = makeContext(ADMIN)) => {
  await restoreAccount(ctx, { accountId, reason: 'Nos envió los papeles.' })
  return ctx
}
const find = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]
const isListed = async (id: number) => (await db.$count(petSearch, eq(petSearch.id, id))) === 1
const statusOf = async (id: number) =>
  (await db.select().from(adoptionRequests).where(eq(adoptionRequests.id, id)))[0]?.status

async function ask(petId: number, adopterId: number, status: 'enviada' | 'aceptada' = 'enviada') {
  const [row] = await db
    .insert(adoptionRequests)
    .values({ petId, adopterId, status })
    .returning({ id: adoptionRequests.id })
  return row?.id ?? 0
}

/** Whether a session that began before is still valid. */
const hasSession = async ({ id, sessionVersion }: { id: number; sessionVersion: number }) => {
  const { ver, sid } = newClaims({ id, sessionVersion })
  return (await findSessionAccount(db, { accountId: id, version: ver, sessionId: sid })) !== null
}

describe('suspending a person', () => {
  it('ends the sessions, hides the pets, mails the reason and is audited', async () => {
    const user = await makeUser(db)
    const pet = await makePet(db, { ownerId: user.id })
    expect(await hasSession(user)).toBe(true)
    const ctx = await suspend(user.id)
    expect(await hasSession(user)).toBe(false)
    expect(await isListed(pet.id)).toBe(false)
    expect(ctx.expired).toEqual(expect.arrayContaining(['pets', `pet:${pet.id}`, `city-pets:${pet.cityId}`]))
    const mails = await mailsTo(user.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Suspendimos tu cuenta de Querencia'])
    expect(mails[0]?.text).toContain(REASON)
    expect(await listAudit(`user:${user.id}`)).toMatchObject([
      { actorId: 5, action: 'account.suspend', name: `${user.name} ${user.lastName}`, reason: REASON },
    ])
  })

  it('restoring brings everything back, except for the sessions', async () => {
    const user = await makeUser(db)
    const pet = await makePet(db, { ownerId: user.id })
    await suspend(user.id)
    const ctx = await restore(user.id)
    expect(await find(user.id)).toMatchObject({ active: true, suspendedAt: null, suspensionReason: null })
    expect(await hasSession(user)).toBe(false)
    expect(await isListed(pet.id)).toBe(true)
    expect(ctx.expired).toContain(`pet:${pet.id}`)
    const [mail] = (await mailsTo(user.email)).filter(({ subject }) => subject.includes('activa otra vez'))
    expect(mail?.text).toContain('Nos envió los papeles.')
    expect((await listAudit(`user:${user.id}`)).map(({ action }) => action)).toEqual([
      'account.suspend',
      'account.restore',
    ])
  })

  it('a suspended person with the right password is told so, anybody else is not', async () => {
    const user = await makeUser(db, { passwordHash: await hashDemoPassword() })
    await suspend(user.id)
    const attempt = (password: string) => logIn(makeContext(), { email: user.email, password })
    await expect(attempt(DEMO_PASSWORD)).rejects.toMatchObject({
      code: 'account_suspended',
      message: expect.stringContaining('responde a ese mensaje'),
    })
    await expect(attempt('Equivocada1!')).rejects.toMatchObject({ code: 'unauthenticated' })
    await restore(user.id)
    await expect(attempt(DEMO_PASSWORD)).resolves.toMatchObject({ id: user.id })
  })

  it('a suspended person who asks for a reset link gets the reason instead, once a day', async () => {
    const { id, email } = await makeUser(db)
    await suspend(id)
    for (let i = 0; i < 3; i++) await requestReset(makeContext(), { email })
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Suspendimos tu cuenta de Querencia',
      'Suspendimos tu cuenta de Querencia',
    ])
    expect(mails.every(({ text }) => text.includes(REASON) && !text.includes('/reset/'))).toBe(true)
  })

  it('the requests for their pets wait without contacts, and their adopters are told twice', async () => {
    const [owner, adopter] = [await makePerson(), await makePerson()]
    const pet = await makePet(db, { ownerId: owner.id, status: 'en proceso' })
    const accepted = await ask(pet.id, adopter.id, 'aceptada')
    expect(await findRequest(db, adopter.id, accepted)).toMatchObject({
      contact: { email: expect.any(String) },
      frozen: false,
    })
    await suspend(owner.id)
    expect(await statusOf(accepted)).toBe('aceptada')
    expect(await findRequest(db, adopter.id, accepted)).toMatchObject({ contact: null, frozen: true })
    await restore(owner.id)
    expect(await findRequest(db, adopter.id, accepted)).toMatchObject({
      contact: { email: expect.any(String) },
      frozen: false,
    })
    const { email = '' } = (await find(adopter.id)) ?? {}
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('sigue adelante'),
      expect.stringContaining('está en pausa'),
    ])
  })

  it('a suspension tells adopters in as few statements however many ask for a pet', async () => {
    const statements = async (people: number) => {
      const { owner, adopters } = await askedPet(people)
      const sent = await countStatements((counting) =>
        suspend(owner.id, makeContext(ADMIN, { db: counting })),
      )
      for (const adopter of adopters)
        expect(await subjectsTo(adopter)).toEqual([expect.stringContaining('está en pausa')])
      return sent
    }
    expect(await statements(4)).toBe(await statements(1))
  })

  it('an owner who was suspended while they accepted cannot accept', async () => {
    const [owner, adopter] = [await makePerson(), await makePerson()]
    const id = await ask((await makePet(db, { ownerId: owner.id })).id, adopter.id)
    await suspend(owner.id)
    await expect(acceptRequest(owner.ctx, { requestId: id })).rejects.toMatchObject({ code: 'not_found' })
    expect(await statusOf(id)).toBe('enviada')
  })

  it('the requests they sent are withdrawn, and a pet that was promised to them looks for a family again', async () => {
    const [owner, adopter] = [await makePerson(), await makePerson()]
    const [open, promised] = [
      await makePet(db, { ownerId: owner.id }),
      await makePet(db, { ownerId: owner.id, status: 'en proceso' }),
    ]
    const sent = [await ask(open.id, adopter.id), await ask(promised.id, adopter.id, 'aceptada')]
    const ctx = await suspend(adopter.id)
    expect(await Promise.all(sent.map(statusOf))).toEqual(['retirada', 'retirada'])
    const [row] = await db.select().from(pets).where(eq(pets.id, promised.id))
    expect(row?.status).toBe('adoptable')
    expect(ctx.expired).toContain(`pet:${promised.id}`)
    await restore(adopter.id)
    expect(await Promise.all(sent.map(statusOf))).toEqual(['retirada', 'retirada'])
  })
})

describe('suspending a foundation', () => {
  it('takes its page and its pets away, and restoring brings them back', async () => {
    const { user, foundation } = await makeFoundation(db)
    const pet = await makePet(db, { ownerId: user.id })
    expect(await findFoundation(db, user.id)).not.toBeNull()
    const ctx = await suspend(user.id)
    expect(await findFoundation(db, user.id)).toBeNull()
    expect(await isListed(pet.id)).toBe(false)
    expect(ctx.expired).toEqual(expect.arrayContaining(['foundations', `foundation:${user.id}`]))
    expect(await listAudit(`foundation:${user.id}`)).toMatchObject([{ name: foundation.name }])
    await restore(user.id)
    expect(await findFoundation(db, user.id)).not.toBeNull()
    expect(await isListed(pet.id)).toBe(true)
  })
})

describe('what cannot be suspended', () => {
  it('staff, closed accounts, suspended ones and unknown ones are refused, and change nothing', async () => {
    const staff = await makeUser(db, { role: 'admin' })
    const closed = await makeUser(db, { active: false })
    const suspended = await makeUser(db)
    await suspend(suspended.id)
    for (const { id } of [staff, closed, suspended]) {
      const before = await find(id)
      await expect(suspend(id)).rejects.toMatchObject({ code: 'conflict' })
      expect(await find(id)).toEqual(before)
    }
    for (const { id } of [staff, closed])
      await expect(restore(id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(suspend(2_147_483_647)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('of two concurrent suspensions one succeeds', async () => {
    const { id, email } = await makeUser(db)
    const results = await Promise.allSettled([suspend(id), suspend(id)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await listAudit(`user:${id}`)).toHaveLength(1)
  })
})

describe('the command line', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const change = (email: string, suspends: boolean, reason = WORDS) =>
    changeSuspension(db, { email, reason, suspends, now })

  it('suspends and restores by e-mail, and the log says that it was no account', async () => {
    const { id, email } = await makeUser(db)
    expect(await change(email.toUpperCase(), true)).toBe(id)
    expect(await find(id)).toMatchObject({ active: false, suspendedAt: now, suspensionReason: WORDS })
    expect(await change(email, false)).toBe(id)
    expect(await find(id)).toMatchObject({ active: true })
    expect(await listAudit(`user:${id}`)).toMatchObject([
      { actorId: null, action: 'account.suspend', reason: WORDS },
      { actorId: null, action: 'account.restore' },
    ])
  })

  it('refuses an unknown e-mail and a reason that says nothing', async () => {
    const { id, email } = await makeUser(db)
    await expect(change('nadie@correo.example', true)).rejects.toMatchObject({ code: 'not_found' })
    await expect(change(email, true, 'Porque')).rejects.toMatchObject({ code: 'invalid' })
    expect(await find(id)).toMatchObject({ active: true })
  })
})
