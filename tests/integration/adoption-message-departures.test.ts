import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { users } from '@/db/schema'
import { hashPassword } from '@/lib/people/accounts/passwords'
import { deleteAccount } from '@/lib/privacy/operations'
import { emailOf } from '@/tests/support/adoptions'
import { messageMailsTo, openConversation } from '@/tests/support/messages'
import { mailsTo } from '@/tests/support/outbox'

const PASSWORD = 'Caminata7!'

it.each(['owner', 'adopter'] as const)(
  'no mail about messages leaves once the account of the %s is deleted',
  async (who) => {
    const world = await openConversation()
    const { owner, adopter, write } = world
    const leaving = world[who]
    const passwordHash = await hashPassword(PASSWORD)
    await db.update(users).set({ passwordHash }).where(eq(users.id, leaving.id))
    const addresses = await Promise.all([owner, adopter].map(emailOf))
    await write(adopter, 'Vivo en la calle de las Palmas.')
    await write(owner, '¿Y con quién?')
    expect(await messageMailsTo(owner)).toHaveLength(1)
    await deleteAccount(leaving.newContext(), { password: PASSWORD })
    const mails = (await Promise.all(addresses.map(mailsTo))).flat()
    expect(mails.filter(({ subject }) => subject.includes('te escribió sobre'))).toEqual([])
  },
)
