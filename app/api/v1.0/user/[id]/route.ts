import { wireUser } from '@/app/api/v1.0/_wire/account'
import { getUserContract, updateUserContract } from '@/app/api/v1.0/_wire/account-contracts'
import { parseProfileChange } from '@/app/api/v1.0/_wire/profile-change'
import { noteAccountRead } from '@/lib/moderation/staff/accounts/operations'
import { patchProfile } from '@/lib/people/accounts/operations/update-profile'
import { requireOwn, requireReadable } from '@/lib/people/accounts/policy'
import { findAccountRecord, findProfile } from '@/lib/people/accounts/profile-queries'
import { accountIdOf } from '@/lib/platform/actor'
import { getAllCities, getCountries } from '@/lib/platform/catalog/cache'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(getUserContract, async (context, { params }) => {
    requireReadable(context.actor, params.id)
    const answer = await reply(context, params.id)
    if (accountIdOf(context.actor) !== params.id)
      await noteAccountRead(context, {
        accountId: params.id,
        isFoundation: answer.body.role === 'fundation',
      })
    return answer
  }),
  PATCH: endpoint(updateUserContract, async (context, { params, body }) => {
    requireOwn(context.actor, params.id)
    const places = { countries: await getCountries(), cities: await getAllCities() }
    const present = await findProfile(context.db, params.id)
    await patchProfile(context, parseProfileChange(body, places, present?.countryId ?? null))
    return reply(context, params.id)
  }),
})

async function reply({ db }: Context, id: number) {
  const account = await findAccountRecord(db, id)
  if (!account) throw new DomainError('not_found', 'Esta cuenta no existe')
  return { body: wireUser(account) }
}
