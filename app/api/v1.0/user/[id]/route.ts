import { wireUser } from '@/app/api/v1.0/_wire/account'
import { getUserContract, updateUserContract } from '@/app/api/v1.0/_wire/account-contracts'
import { parseProfileChange } from '@/app/api/v1.0/_wire/profile-change'
import { patchProfile } from '@/lib/accounts/operations/update-profile'
import { requireOwn, requireReadable } from '@/lib/accounts/policy'
import { findAccountRecord } from '@/lib/accounts/record-queries'
import { accountIdOf } from '@/lib/actor'
import { getAllCities, getCountries } from '@/lib/catalog/cache'
import type { Context } from '@/lib/context'
import { DomainError } from '@/lib/errors'
import { apiRoute, endpoint } from '@/lib/http/route'
import { noteAccountRead } from '@/lib/staff/account-operations'

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
    await patchProfile(context, parseProfileChange(body, places))
    return reply(context, params.id)
  }),
})

async function reply({ db }: Context, id: number) {
  const account = await findAccountRecord(db, id)
  if (!account) throw new DomainError('not_found', 'Esta cuenta no existe')
  return { body: wireUser(account) }
}
