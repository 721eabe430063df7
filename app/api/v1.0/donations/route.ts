import { wireDonation } from '@/app/api/v1.0/_wire/donation'
import { listDonationsContract } from '@/app/api/v1.0/_wire/donation-contracts'
import { WHOLE_LIST } from '@/app/api/v1.0/_wire/pet-query'
import { countOwnDonations, listOwnDonations } from '@/lib/money/donations/queries'
import { accountIdOf } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import { apiRoute, type Endpoint, endpoint } from '@/lib/platform/http/route'

const listDonations = endpoint(listDonationsContract, async ({ db, actor }) => {
  const id = accountIdOf(actor)
  const [donations, total] = await Promise.all([
    listOwnDonations(db, id, WHOLE_LIST),
    countOwnDonations(db, id),
  ])
  return { body: donations.map(wireDonation), headers: { 'X-Total-Count': String(total) } }
})

/** Existing clients iterate over the body of a 401 here (api-contract, section 6). */
const withEmptyUnauthenticated: (run: Endpoint) => Endpoint = (run) => async (request, params) => {
  try {
    return await run(request, params)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unauthenticated') return { status: 401, body: [] }
    throw error
  }
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: withEmptyUnauthenticated(listDonations),
})
