import { randomFrom } from '@/db/seed/random'
import { type Account, DEMO_EMAILS } from './accounts'
import type { Calendar } from './calendar'

const REASON =
  'Pide dinero o vende animales. Tres personas nos contaron que les pediste un adelanto por el transporte. Escríbenos si no fuiste tú.'

/**
 * The suspension of the last person of the demo world whom no page shows, and its audit entry.
 * @param involved ids of accounts that others see.
 */
export function generateSuspension(
  accounts: readonly Account[],
  involved: ReadonlySet<number>,
  calendar: Calendar,
) {
  const random = randomFrom('suspension')
  const admin = accounts.find(({ row }) => row.email === DEMO_EMAILS.admin)
  const person = accounts.findLast(
    ({ row, pets, foundation }) => !foundation && pets === 0 && row.role === 'user' && !involved.has(row.id),
  )
  if (!person || !admin) throw new Error('The demo world has nobody to suspend')
  const { id, name, lastName } = person.row
  const suspendedAt = calendar(9, random)
  return {
    userId: id,
    row: { active: false, suspendedAt, suspensionReason: REASON },
    entry: {
      actorId: admin.row.id,
      action: 'account.suspend',
      subject: `user:${id}`,
      createdAt: suspendedAt,
    },
    note: { name: `${name} ${lastName}`, reason: REASON },
  }
}
