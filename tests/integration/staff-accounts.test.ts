import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { makePet, makeUser } from '@/db/seed/factories'
import { findAccount, readAccount } from '@/lib/moderation/staff/accounts/operations'
import { restoreAccount, suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { findAccountSchema } from '@/lib/moderation/staff/schema'
import { listAudit } from '@/tests/support/audit'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { ODD_NUMBERS } from '@/tests/support/odd-numbers'
import { mailsTo } from '@/tests/support/outbox'

/** The admin of the demo world. */
const ADMIN = staffActor(5)

describe('reading an account', () => {
  it('leaves an entry in the audit log, and shows neither phone nor address', async () => {
    const user = await makeUser(db, { phone: '+57 300 555 0142', address: 'Calle 12 # 3-4' })
    await makePet(db, { ownerId: user.id, name: 'Maní' })
    const ctx = makeContext(ADMIN)
    const account = await readAccount(ctx, user.id)
    expect(account).toMatchObject({ id: user.id, pets: { total: 1, listed: 1, newest: [{ name: 'Maní' }] } })
    expect(JSON.stringify(account)).not.toMatch(/555 0142|Calle 12/)
    expect(await listAudit(`user:${user.id}`)).toMatchObject([
      { actorId: 5, action: 'account.view', createdAt: ctx.now },
    ])
  })

  it('is for staff alone, and finds by e-mail or number', async () => {
    const [{ ctx }, user] = [await makePerson(), await makeUser(db)]
    await expect(readAccount(ctx, user.id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(findAccount(ctx, { account: user.email })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await listAudit(`user:${user.id}`)).toEqual([])
    const staff = makeContext(ADMIN)
    expect(await findAccount(staff, { account: user.email.toUpperCase() })).toBe(user.id)
    expect(await findAccount(staff, { account: String(user.id) })).toBe(user.id)
    const grouped = String(user.id).replace(/(?<=\d)(?=(\d{3})+$)/g, '.')
    for (const number of ['N.º ', 'cuenta N.º ', 'Cuenta n° ', 'No. ', '#'].map((before) => before + user.id))
      expect(await findAccount(staff, { account: number })).toBe(user.id)
    expect(await findAccount(staff, { account: grouped })).toBe(user.id)
    for (const address of [`Ana Paz <${user.email}>`, `mailto:${user.email}`])
      expect(await findAccount(staff, { account: address })).toBe(user.id)
  })

  it.each(ODD_NUMBERS)('%j is the number of no account, and says so at the field', async (typed) => {
    const { account } = findAccountSchema.parse({ account: typed })
    await expect(findAccount(makeContext(ADMIN), { account })).rejects.toMatchObject({
      fields: { account: 'No hay ninguna cuenta con ese correo o número' },
    })
  })
})

it('of a suspended account it counts the pets that are listed once it is restored, and the mail promises no more', async () => {
  const user = await makeUser(db)
  const pets = [await makePet(db, { ownerId: user.id }), await makePet(db, { ownerId: user.id })]
  await makePet(db, { ownerId: user.id, status: 'inactivo' })
  await makePet(db, { ownerId: user.id, heldAt: new Date(), holdReason: 'reports' })
  const about = { accountId: user.id, reason: 'Lo aclaró con papeles.' }
  await suspendAccount(makeContext(ADMIN), { ...about, motive: 'otro' })
  const account = await readAccount(makeContext(ADMIN), user.id)
  expect(account.pets).toMatchObject({ total: 4, listed: 0, listable: 2 })
  await restoreAccount(makeContext(ADMIN), about)
  expect((await readAccount(makeContext(ADMIN), user.id)).pets).toMatchObject({ listed: pets.length })
  const told = (await mailsTo(user.email)).find(({ subject }) => subject.includes('activa otra vez'))
  expect(told?.text).toContain('menos lo que el equipo retiró o todavía revisa')
})
