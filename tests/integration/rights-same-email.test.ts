import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { contactMessages, rightsRequests } from '@/db/schema'
import { readRightsCase } from '@/lib/privacy/rights/desk-operations'
import { makeContext, staffActor } from '@/tests/support/context'
import { newEmail } from '@/tests/support/new-names'

it('a request of somebody without an account leads to all that staff have of the e-mail, and to nothing of others', async () => {
  const email = newEmail()
  const asked = { countryId: 'COL', body: 'Borren lo que tengan de mí.', dueAt: new Date() } as const
  const ask = async (values: object = {}) => {
    const row = { ...asked, right: 'erasure' as const, email, receivedAt: new Date(), ...values }
    const [made] = await db.insert(rightsRequests).values(row).returning()
    return made?.id ?? 0
  }
  const write = async (from: string) => {
    const row = { kind: 'other' as const, name: 'Lucía', email: from, message: 'Mi teléfono es otro.' }
    const [made] = await db.insert(contactMessages).values(row).returning()
    return made?.id ?? 0
  }
  const [message, request] = [await write(email.toUpperCase()), await ask({ right: 'access' })]
  await write(newEmail())
  await ask({ email: newEmail() })
  await ask({ receivedAt: null, dueAt: null })
  const id = await ask()
  const { sameEmail } = (await readRightsCase(makeContext(staffActor(5)), id)) ?? {}
  expect(sameEmail).toMatchObject({ messages: [{ id: message }], requests: [{ id: request }] })
  const many = { kind: 'other' as const, name: 'Lucía', email, message: 'Otra vez yo.' }
  await db.insert(contactMessages).values(Array.from({ length: 60 }, () => many))
  expect((await readRightsCase(makeContext(staffActor(5)), id))?.sameEmail.messages).toHaveLength(61)
})
