import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { donationWire } from '@/app/api/v1.0/_wire/donation'
import { get, getAs, signedIn } from '@/tests/support/api'
import { DEMO_ACCOUNTS, OWN_PEOPLE } from '@/tests/support/demo'

const { adopta: DONOR, fundacion: FOUNDATION, admin: ADMIN } = DEMO_ACCOUNTS
const [NOBODY] = OWN_PEOPLE.existingClient
const donations = z.array(z.strictObject(donationWire.shape))
const listAs = async (id: number) => donations.parse((await getAs(id, '/donations')).body)

describe('GET /donations', () => {
  it('GET /donations lists what somebody gave, the latest first', async () => {
    const made = await listAs(DONOR)
    expect(made.length).toBeGreaterThanOrEqual(3)
    expect(new Set(made.map(({ fromUserId }) => fromUserId))).toEqual(new Set([DONOR]))
    const times = made.map(({ date }) => date)
    expect(times).toEqual(times.toSorted().reverse())
  })

  it('GET /donations lists what a foundation was given, in units of its currency', async () => {
    const received = await listAs(FOUNDATION)
    expect(received.length).toBeGreaterThanOrEqual(3)
    expect(new Set(received.map(({ toUserId }) => toUserId))).toEqual(new Set([FOUNDATION]))
    const given = (await listAs(DONOR)).filter(({ toUserId }) => toUserId === FOUNDATION)
    expect(received).toEqual(expect.arrayContaining(given))
    // Demo gifts in dollars: between 5 and 50.
    for (const { currency, total_amount } of received.filter((one) => one.currency === 'USD')) {
      expect(total_amount, currency).toBeLessThanOrEqual(50)
    }
  })

  it('GET /donations is empty for an account without donations', async () => {
    for (const id of [NOBODY, ADMIN])
      expect(await getAs(id, '/donations')).toMatchObject({ status: 200, body: [] })
    expect(await get('/donations', await signedIn(NOBODY))).toMatchObject({ status: 200, body: [] })
  })

  it.each<Record<string, string>>([{}, { authorization: 'nonsense' }, { authorization: 'null' }])(
    'GET /donations without a session answers 401 and an empty list: %j',
    async (headers) => {
      expect(await get('/donations', headers)).toMatchObject({ status: 401, body: [] })
    },
  )
})
