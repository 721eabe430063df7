import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { staffReauthentications, users } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { DEMO_PASSWORD, hashDemoPassword } from '@/db/seed/password'
import { suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { withdrawPet } from '@/lib/moderation/staff/pets/operations'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type { Actor } from '@/lib/platform/actor'
import { makeContext, staffActor } from '@/tests/support/context'

/** A member of staff whose session began with a password some time ago. */
async function makeStaff(passwordHash: string | null) {
  const { id } = await makeUser(db, { role: 'admin', passwordHash })
  const actor: Actor = { kind: 'admin', id, session: { id: crypto.randomUUID(), reauthenticated: false } }
  return { id, actor }
}
const noted = (userId: number) =>
  db.select().from(staffReauthentications).where(eq(staffReauthentications.userId, userId))

describe('a decision of staff', () => {
  it('needs the password, and notes that it was given in this session', async () => {
    const { id, actor } = await makeStaff(await hashDemoPassword())
    const decide = (password?: string) => requireDecider(makeContext(actor), password)
    for (const password of [undefined, '', 'Equivocada1!'])
      await expect(decide(password)).rejects.toMatchObject({
        code: 'invalid',
        fields: { password: expect.any(String) },
      })
    expect(await noted(id)).toEqual([])
    expect(await decide(DEMO_PASSWORD)).toBe(id)
    expect(await noted(id)).toMatchObject([{ sessionId: 'id' in actor ? actor.session?.id : '' }])
  })

  it('without the password changes nothing', async () => {
    const { actor } = await makeStaff(await hashDemoPassword())
    const { id } = await makeUser(db)
    const input = { accountId: id, motive: 'fotos', reason: 'Son de otra persona.' } as const
    await expect(suspendAccount(makeContext(actor), input)).rejects.toMatchObject({ code: 'invalid' })
    expect((await db.select().from(users).where(eq(users.id, id)))[0]?.active).toBe(true)
  })

  it('needs none a moment after it was given', async () => {
    const { id } = await makeStaff(await hashDemoPassword())
    expect(await requireDecider(makeContext(staffActor(id)), undefined)).toBe(id)
  })

  it('is refused to an account without a password, which is told to make one', async () => {
    const { actor } = await makeStaff(null)
    await expect(requireDecider(makeContext(actor), 'Cualquiera1!')).rejects.toMatchObject({
      fields: { password: expect.stringContaining('no tiene contraseña') },
    })
  })

  it('locks after many wrong passwords', async () => {
    const { actor } = await makeStaff(await hashDemoPassword())
    const guess = () => requireDecider(makeContext(actor), 'Equivocada1!').catch(({ code }) => code)
    const codes: string[] = []
    for (let at = 0; at < 12; at++) codes.push(String(await guess()))
    expect(codes[0]).toBe('invalid')
    expect(codes.at(-1)).toBe('too_many_requests')
  })

  it('through the API is refused until they sign in again', async () => {
    const { actor, id } = await makeStaff(await hashDemoPassword())
    const pet = await makePet(db)
    await expect(withdrawPet(makeContext(actor), { petId: pet.id })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(withdrawPet(makeContext(staffActor(id)), { petId: pet.id })).resolves.toBeUndefined()
  })
})
