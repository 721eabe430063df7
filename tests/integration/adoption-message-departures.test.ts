import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { outbox, users } from '@/db/schema'
import { hashPassword } from '@/lib/people/accounts/passwords'
import { deleteAccount } from '@/lib/privacy/operations'
import { emailOf } from '@/tests/support/adoptions'
import { makeContext, makePerson } from '@/tests/support/context'
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

it('of what is on its way to a deleted account only mails about the account itself leave', async () => {
  const person = await makePerson()
  const [to, neighbour] = [await emailOf(person), await emailOf(await makePerson())]
  const mailTo = (recipient: string, subject: string, quietZone: string | null) => ({
    ...{ recipient, subject, quietZone, html: '', text: '' },
    idempotencyKey: `${subject} ${recipient}`,
  })
  await db
    .insert(outbox)
    .values([
      mailTo(to, 'Nuevas mascotas', 'America/Bogota'),
      mailTo(to, 'Tu contraseña cambió', null),
      mailTo(neighbour, 'Nuevas mascotas', 'America/Bogota'),
    ])
  await deleteAccount(makeContext(person.actor), { password: '' })
  const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
  expect(await subjectsTo(to)).toEqual(['Tu cuenta fue eliminada', 'Tu contraseña cambió'])
  expect(await subjectsTo(neighbour)).toEqual(['Nuevas mascotas'])
})
