import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { makeFoundation } from '@/db/seed/factories'
import { suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { findMoneyHolder } from '@/lib/moderation/staff/money/donation-queries'
import { listDueSums } from '@/lib/money/donations/total-queries'
import { eraseAccount } from '@/lib/privacy/operations'
import { makeContext, staffActor } from '@/tests/support/context'
import { makeDonation, makePayout } from '@/tests/support/donations'
import { mailsTo } from '@/tests/support/outbox'

const leave = async (foundation: { id: number; email: string }) => {
  await eraseAccount(makeContext(), foundation.id)
  return (await mailsTo(foundation.email))[0]?.text
}

it('a foundation that deletes its account is told what has still to be sent to it, and how to ask for it', async () => {
  const { user } = await makeFoundation(db)
  await makeDonation({ foundationId: user.id, status: 'aprobado' })
  await makeDonation({ foundationId: user.id })
  await makePayout({ foundationId: user.id, amountMinor: 1_000, feeMinor: 100 })
  // Sent on before they were returned: nothing to send.
  await makeDonation({ foundationId: user.id, currency: 'PEN', status: 'reembolsado' })
  await makePayout({ foundationId: user.id, currency: 'PEN', reference: 'TRF-2' })
  expect(await listDueSums(db, user.id)).toEqual(['$9 USD'])
  const mail = await leave(user)
  expect(mail).toContain(`falta transferir $9 USD de donaciones a la fundación N.º ${user.id}`)
  expect(mail).toContain('Responde a este correo para decirnos adónde enviarlo: ')
  expect(await findMoneyHolder(db, user.id)).toMatchObject({ standing: 'closed', hold: null })
})

it('a suspended foundation that deletes its account reads that what it has coming waits for the decision', async () => {
  const { user } = await makeFoundation(db)
  await makeDonation({ foundationId: user.id, status: 'aprobado' })
  const why = { motive: 'dinero', reason: 'Pide un adelanto por el transporte.' } as const
  await suspendAccount(makeContext(staffActor(5)), { accountId: user.id, ...why })
  expect(await findMoneyHolder(db, user.id)).toMatchObject({ standing: 'suspended' })
  await eraseAccount(makeContext(), user.id)
  const mails = (await mailsTo(user.email)).filter(({ subject }) => subject === 'Tu cuenta fue eliminada')
  expect(mails[0]?.text).toContain('$20 USD')
  expect(mails[0]?.text).toContain('espera a que el equipo decida el caso')
})

it('a foundation that is owed nothing reads of no money when it deletes its account', async () => {
  const { user } = await makeFoundation(db)
  await makeDonation({ foundationId: user.id, status: 'reembolsado' })
  expect(await listDueSums(db, user.id)).toEqual([])
  expect(await leave(user)).not.toContain('transferir')
})
