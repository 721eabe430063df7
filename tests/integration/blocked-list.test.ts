import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { makePet, makeUser } from '@/db/seed/factories'
import { listBlocked } from '@/lib/moderation/staff/accounts/blocked-queries'

it('the list of what is blocked has the hundred that wait longest, and says how many there are', async () => {
  const { total: before } = await listBlocked(db)
  const first = await makeUser(db, { blockedAt: new Date('2020-01-01') })
  const { id: ownerId } = await makeUser(db)
  for (let at = 0; at < 60; at += 1) {
    const blockedAt = new Date(Date.UTC(2020, 1, 1 + at))
    await makeUser(db, { blockedAt })
    await makePet(db, { ownerId, blockedAt })
  }
  const { blocked, total } = await listBlocked(db)
  expect(total).toBe(before + 121)
  expect(blocked).toHaveLength(100)
  expect(blocked[0]).toMatchObject({ kind: 'account', id: first.id })
  const dates = blocked.map(({ blockedAt }) => blockedAt)
  expect(dates).toEqual(dates.toSorted())
})
