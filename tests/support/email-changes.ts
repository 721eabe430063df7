import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { users } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { askForEmailChange, confirmEmailChange } from '@/lib/people/accounts/operations/change-email'
import { hashPassword } from '@/lib/people/accounts/passwords'
import { makeContext } from './context'
import { secretMailedTo } from './outbox'

export const PASSWORD = 'Caminata7!'
export const HOUR = 3_600_000
export const DAY = 24 * HOUR

let made = 0
export const newEmail = () => `nuevo-${++made}-${Date.now()}@correo.example`

export async function person(values: Partial<typeof users.$inferInsert> = {}) {
  const passwordHash = await hashPassword(PASSWORD, { lane: 'known', sender: '' })
  return makeUser(db, { passwordHash, ...values })
}

type Account = Awaited<ReturnType<typeof person>>

export const as = ({ id }: { id: number }, milliseconds = 0) =>
  makeContext({ kind: 'user', id, confirmed: true }, { now: new Date(Date.now() + milliseconds) })

export const ask = (account: Account, email: string, milliseconds = 0) =>
  askForEmailChange(as(account, milliseconds), { email, password: PASSWORD })

export async function change(account: Account, email: string, milliseconds = 0) {
  await ask(account, email, milliseconds)
  return confirmEmailChange(as(account, milliseconds), { token: await secretMailedTo(email) })
}

export const emailOf = async ({ id }: { id: number }) =>
  (await db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email
