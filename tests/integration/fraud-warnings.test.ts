import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import {
  acceptRequest,
  concludeAdoption,
  rejectRequest,
  withdrawRequest,
} from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { findRequest } from '@/lib/adoption/requests/queries'
import { blockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { restoreAccount, suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { emailOf, subjectsTo } from '@/tests/support/adoptions'
import { later, makeContext, makePerson, staffActor } from '@/tests/support/context'
import { addMessage } from '@/tests/support/conversations'
import { mailsTo } from '@/tests/support/outbox'

/** The admin of the demo world. */
const staff = () => makeContext(staffActor(5))
const REASON = 'Tres personas nos mostraron sus mensajes.'
const suspend = ({ id: accountId }: { id: number }, motive: 'dinero' | 'trato' = 'dinero') =>
  suspendAccount(staff(), { accountId, motive, reason: REASON })

async function asked(owner: Awaited<ReturnType<typeof makePerson>>) {
  const [pet, adopter] = [await makePet(db, { ownerId: owner.id }), await makePerson()]
  const { id: requestId } = await requestAdoption(adopter.newContext(), { petId: pet.id, message: null })
  const given = { requestId }
  return { pet, adopter, ...given, withdraw: () => withdrawRequest(adopter.newContext(), given) }
}
const warnings = async (person: { id: number }) =>
  (await subjectsTo(person)).filter((subject) => subject.startsWith('Aviso sobre la cuenta'))

it('whoever wrote with a swindler or has their contacts is warned once, however the request ended', async () => {
  const owner = await makePerson()
  const [talked, adopted, rejected, open, silent, old] = [
    await asked(owner),
    await asked(owner),
    await asked(owner),
    await asked(owner),
    await asked(owner),
    await asked(owner),
  ]
  await addMessage(talked.requestId, 'owner', 'Solo pagas el flete.')
  await talked.withdraw()
  const again = await requestAdoption(talked.adopter.newContext(), { petId: talked.pet.id, message: null })
  await addMessage(again.id, 'adopter', 'Mejor no.')
  await withdrawRequest(talked.adopter.newContext(), { requestId: again.id })
  await acceptRequest(owner.newContext(), { requestId: adopted.requestId })
  await concludeAdoption(owner.newContext(), { requestId: adopted.requestId })
  await addMessage(rejected.requestId, 'adopter', '¿Y si pago mañana?')
  await rejectRequest(owner.newContext(), { requestId: rejected.requestId, reason: 'otro', text: 'No.' })
  await addMessage(open.requestId, 'owner', 'Solo pagas el flete.')
  await silent.withdraw()
  await addMessage(old.requestId, 'owner', 'Hola.', later(-24 * 31))
  await old.withdraw()
  await suspend(owner)
  for (const { adopter } of [talked, adopted, rejected]) expect(await warnings(adopter)).toHaveLength(1)
  for (const { adopter } of [open, silent, old]) expect(await warnings(adopter)).toEqual([])
  const [mail] = await mailsTo(await emailOf(talked.adopter))
  expect(mail?.text).toContain(`/dashboard/solicitudes/${again.id}`)
  expect(mail?.text).toMatch(/quien publicó a .* no lo envíes; si ya lo enviaste, responde a este correo/s)
})

it('owners are warned of an adopter who wrote to them', async () => {
  const [owner, other] = [await makePerson(), await makePerson()]
  const { adopter, requestId } = await asked(owner)
  await addMessage(requestId, 'adopter', 'Pásame el código que te llegó.')
  const pet = await makePet(db, { ownerId: other.id })
  await db.insert(adoptionRequests).values({ petId: pet.id, adopterId: adopter.id })
  await suspend(adopter)
  expect(await warnings(owner)).toEqual([expect.stringContaining('quien te pidió a')])
  expect(await warnings(other)).toEqual([])
})

it('nobody is warned of an account that was suspended for something else, or is blocked', async () => {
  const [rude, blocked] = [await makePerson(), await makePerson()]
  const requests = [await asked(rude), await asked(blocked)]
  for (const { requestId, withdraw } of requests) {
    await addMessage(requestId, 'owner', 'Hola.')
    await withdraw()
  }
  await blockAccount(staff(), { accountId: blocked.id, reason: REASON })
  await suspend(rude, 'trato')
  await suspend(blocked)
  for (const { adopter, requestId } of requests) {
    expect(await warnings(adopter)).toEqual([])
    expect(await findRequest(db, adopter.id, requestId)).toMatchObject({ isOtherSuspendedForFraud: false })
  }
})

it('each request tells of a suspension for fraud to the other side alone, until the account is back', async () => {
  const owner = await makePerson()
  const { adopter, requestId, withdraw } = await asked(owner)
  await withdraw()
  const stopped = async () =>
    Promise.all(
      [owner, adopter].map(
        async ({ id }) => (await findRequest(db, id, requestId))?.isOtherSuspendedForFraud,
      ),
    )
  expect(await stopped()).toEqual([false, false])
  await suspend(owner)
  expect(await stopped()).toEqual([false, true])
  await restoreAccount(staff(), { accountId: owner.id, reason: REASON })
  expect(await stopped()).toEqual([false, false])
})
