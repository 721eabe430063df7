import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { makeFoundation } from '@/db/seed/factories'
import { countMonthlyDonors } from '@/lib/money/donations/monthly-queries'
import { listBalances, listPublicTotals } from '@/lib/money/donations/total-queries'
import { makeDonation } from '@/tests/support/donations'
import { makeMonthlyGift } from '@/tests/support/monthly-gifts'

it('the currencies of what a foundation has coming stand in the order of what it was given', async () => {
  const { user } = await makeFoundation(db)
  const give = (currency: 'USD' | 'COP' | 'PEN') =>
    makeDonation({ foundationId: user.id, currency, status: 'aprobado' })
  for (const currency of ['USD', 'PEN', 'COP', 'COP'] as const) await give(currency)
  const currencies = ['COP', 'USD', 'PEN']
  expect((await listBalances(db, user.id)).map(({ currency }) => currency)).toEqual(currencies)
  expect((await listPublicTotals(db, user.id)).map(({ currency }) => currency)).toEqual(currencies)
})

it('monthly gifts are counted while they are charged: not when paused, nor when the charge fails', async () => {
  const { user } = await makeFoundation(db)
  const give = (state: object) =>
    makeMonthlyGift({ foundationId: user.id, status: 'activo', startedAt: new Date(), ...state })
  await give({})
  await give({ pausedAt: new Date() })
  await give({ failingSince: new Date() })
  expect(await countMonthlyDonors(db, user.id)).toBe(1)
})
