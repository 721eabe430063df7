import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { foundationDocuments, foundations } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { listPendingFoundations } from '@/lib/moderation/staff/foundations/queries'

/** Before all others of the database. */
const day = (number: number) => new Date(Date.UTC(2019, 0, number))

async function makePending(registered: number) {
  const { user } = await makeFoundation(db, {
    status: 'pendiente',
    decidedAt: null,
    createdAt: day(registered),
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

it('a foundation waits since its last document, so that another one after a rejection overtakes nobody', async () => {
  const again = await makePending(1)
  await sendDocument(again, 1)
  await sendDocument(again, 20)
  const first = await makePending(2)
  await sendDocument(first, 2)
  const none = await makePending(3)
  const renamed = (await makeFoundation(db, { createdAt: day(1) })).user.id
  await sendDocument(renamed, 1)
  await db
    .update(foundations)
    .set({ proposedName: 'Huellas Nuevas', proposedAt: day(10) })
    .where(eq(foundations.userId, renamed))
  const { rows } = await listPendingFoundations(db, 1)
  const ours = [again, first, none, renamed]
  expect(
    rows.filter(({ id }) => ours.includes(id)).map(({ id, waitsSince }) => [id, new Date(waitsSince)]),
  ).toEqual([
    [first, day(2)],
    [none, day(3)],
    [renamed, day(10)],
    [again, day(20)],
  ])
})
