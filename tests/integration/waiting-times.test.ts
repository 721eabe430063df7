import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { foundationDocuments, foundations, keptCases, users } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import type { FoundationApplicationDto } from '@/lib/moderation/staff/dto'
import {
  findFoundationApplication,
  findNextFoundation,
  listPendingFoundations,
} from '@/lib/moderation/staff/foundations/queries'
import { countPendingWork, listWaiting } from '@/lib/moderation/staff/queries'
import { undoEmailChange } from '@/lib/people/accounts/operations/undo-email-change'
import { deleteAccount, eraseAccount } from '@/lib/privacy/operations'
import { later, makeContext, makePerson } from '@/tests/support/context'
import { change, newEmail, person } from '@/tests/support/email-changes'
import { secretMailedTo } from '@/tests/support/outbox'
import { makeReporter, report } from '@/tests/support/reports'

/** Before all others of the database. */
const day = (number: number) => new Date(Date.UTC(2019, 0, number))

async function makePending(registered: number, confirmed = registered) {
  const { user } = await makeFoundation(db, {
    status: 'pendiente',
    decidedAt: null,
    createdAt: day(registered),
    account: { emailVerifiedAt: day(confirmed) },
  })
  return user.id
}
const sendDocument = (foundationId: number, sent: number) =>
  db.insert(foundationDocuments).values({
    foundationId,
    file: `documents/${foundationId}-${sent}.pdf`,
    contentType: 'application/pdf',
    bytes: 1,
    createdAt: day(sent),
  })

it('a foundation waits since it sent its last document and confirmed its e-mail, and overtakes nobody who was ready before', async () => {
  const again = await makePending(1)
  await sendDocument(again, 1)
  await sendDocument(again, 20)
  const first = await makePending(2)
  await sendDocument(first, 2)
  const confirmedLate = await makePending(1, 5)
  await sendDocument(confirmedLate, 1)
  const none = await makePending(3)
  const renamed = (await makeFoundation(db, { createdAt: day(1) })).user.id
  await sendDocument(renamed, 1)
  await db
    .update(foundations)
    .set({ proposedName: 'Huellas Nuevas', proposedAt: day(10) })
    .where(eq(foundations.userId, renamed))
  const rows: FoundationApplicationDto[] = []
  const ready = (await countPendingWork(db)).pending
  for (let page = 1, more = true; more; page++) {
    const next = await listPendingFoundations(db, page)
    rows.push(...next.rows)
    more = next.more
  }
  expect(await findNextFoundation(db)).toBe(rows[0]?.id)
  // Those that staff wait for come last, and do not count.
  expect(rows.findIndex(({ id }) => id === none)).toBeGreaterThanOrEqual(ready)
  const ours = [again, first, confirmedLate, none, renamed]
  expect(
    rows.filter(({ id }) => ours.includes(id)).map(({ id, waitsSince }) => [id, new Date(waitsSince)]),
  ).toEqual([
    [first, day(2)],
    [confirmedLate, day(5)],
    [renamed, day(10)],
    [again, day(20)],
    [none, day(3)],
  ])
})

it('a foundation keeps its place when it changes its e-mail, and when it undoes that', async () => {
  const { passwordHash } = await person()
  const { user } = await makeFoundation(db, {
    status: 'pendiente',
    decidedAt: null,
    createdAt: day(1),
    account: { emailVerifiedAt: day(3), passwordHash },
  })
  await sendDocument(user.id, 2)
  const waitsSince = async () => (await findFoundationApplication(db, user.id))?.waitsSince
  const left = user.email
  await change(user, newEmail())
  expect(await waitsSince()).toBe(day(3).toISOString())
  await undoEmailChange(makeContext(), { token: await secretMailedTo(left) })
  expect(await waitsSince()).toBe(day(3).toISOString())
})

it('a case of a deleted account waits since its first report, and tells until when it is kept', async () => {
  const person = await makePerson()
  const pet = await makePet(db, { ownerId: person.id })
  const reported = later(-24 * 20)
  await report(pet.id, undefined, { now: reported })
  await report(pet.id, await makeReporter())
  await deleteAccount(person.newContext(), { password: '' })
  const [kept] = await db.select().from(keptCases).where(eq(keptCases.accountId, person.id))
  const { rows } = await listWaiting(db, 1)
  expect(rows.find((row) => row.kind === 'kept' && row.caseId === kept?.id)).toMatchObject({
    since: reported.toISOString(),
    keepUntil: kept?.keepUntil.toISOString(),
  })
  const order = rows.flatMap(({ kind, since }) => (kind === 'kept' ? [since] : []))
  expect(order).toEqual(order.toSorted())
})

it('a suspension that its account leaves behind waits since the deletion', async () => {
  const person = await makePerson()
  await db
    .update(users)
    .set({ active: false, suspendedAt: later(-24 * 9), suspensionReason: 'Pide dinero.' })
    .where(eq(users.id, person.id))
  await eraseAccount(makeContext(), person.id)
  const [kept] = await db.select().from(keptCases).where(eq(keptCases.accountId, person.id))
  const { rows } = await listWaiting(db, 1)
  expect(rows.find((row) => row.kind === 'kept' && row.caseId === kept?.id)).toMatchObject({
    about: 'suspension',
    since: kept?.createdAt.toISOString(),
  })
})
