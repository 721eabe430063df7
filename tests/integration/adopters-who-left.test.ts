import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { acceptRequest, withdrawRequest } from '@/lib/adoption/requests/operations/answer'
import { findRequest } from '@/lib/adoption/requests/queries'
import { listReceivedRequests } from '@/lib/adoption/requests/received-queries'
import { statusSentence } from '@/lib/adoption/requests/status-copy'
import { suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { askedPet, emailOf } from '@/tests/support/adoptions'
import { makeContext, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

it('owners read that an account left, not that its person withdrew, in the list, on the page and in the mail', async () => {
  const { owner, adopters, requests } = await askedPet(2)
  const [leaving, renouncing] = adopters
  if (!leaving || !renouncing) throw new Error('two have asked')
  await suspendAccount(makeContext(staffActor(5)), {
    accountId: leaving.id,
    motive: 'fotos',
    reason: 'Dos personas nos mostraron de quién son las fotos.',
  })
  await withdrawRequest(renouncing.newContext(), { requestId: requests[1] ?? 0 })
  await expect(acceptRequest(owner.newContext(), { requestId: requests[0] ?? 0 })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Esta solicitud terminó cuando la cuenta de quien la envió dejó de estar activa',
  })
  const received = await listReceivedRequests(db, owner.id, { filter: 'anteriores', page: 1 }, new Date())
  expect(received.rows[0]?.requests.map(({ id, adopterLeft }) => [id, adopterLeft])).toEqual([
    [requests[1], false],
    [requests[0], true],
  ])
  const said = await Promise.all(requests.map((id) => findRequest(db, owner.id, id)))
  expect(said.map((request) => request && statusSentence(request).replace(/ de \S+ /, ' de X '))).toEqual([
    'La cuenta de X dejó de estar activa, y con eso terminó su solicitud.',
    'La solicitud de X fue retirada.',
  ])
  const [withdrawn, left] = await mailsTo(await emailOf(owner))
  expect([withdrawn?.subject, left?.subject]).toEqual([
    'Retiraron una solicitud para Canela',
    'Terminó una solicitud para Canela',
  ])
  expect(left?.text).toContain('ya no está activa en Querencia')
  expect(left?.text).not.toMatch(/retir|suspen/i)
})
