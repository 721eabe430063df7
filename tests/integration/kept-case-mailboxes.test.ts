import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { keptCases } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { register } from '@/lib/people/accounts/operations/register'
import { keyedHash } from '@/lib/platform/secrets'
import { deleteAccount } from '@/lib/privacy/operations'
import { makeContext, makePerson } from '@/tests/support/context'
import { registrationInput } from '@/tests/support/registration-input'
import { makeReporter, report } from '@/tests/support/reports'

it('a case keeps out every spelling of the mailbox, and as before the one that an earlier release kept', async () => {
  const name = `marcos.soto${crypto.randomUUID().slice(0, 8)}`
  const person = await makePerson({ email: `${name}+1@gmail.com` })
  await report((await makePet(db, { ownerId: person.id })).id, await makeReporter())
  await deleteAccount(person.newContext(), { password: '' })
  const registering = (email: string) => register(makeContext(), registrationInput({ email }))
  const refused = { fields: { email: expect.stringContaining('caso abierto') } }
  for (const spelling of [`${name}+9@gmail.com`, `${name.replace('.', '')}@gmail.com`])
    await expect(registering(spelling)).rejects.toMatchObject(refused)
  const emailHash = keyedHash(`email ${name}+1@gmail.com`)
  await db.update(keptCases).set({ emailHash }).where(eq(keptCases.accountId, person.id))
  await expect(registering(`${name}+1@gmail.com`)).rejects.toMatchObject(refused)
  await registering(`${name}+9@gmail.com`)
})
