import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CONTRACTS } from '@/app/api/v1.0/_wire/contracts'
import { db } from '@/db/client'
import { makeUser } from '@/db/seed/factories'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { newClaims, sealToken } from '@/lib/platform/session/jwt'

/** The call of a path, with its cost and its session, without what it reads. */
function callOf(path: string) {
  const contract = CONTRACTS.find((one) => one.path === path && one.method === undefined)
  if (!contract) throw new Error(`No call reads ${path}`)
  return apiRoute({ GET: endpoint({ ...contract, answer: z.string() }, async () => ({ body: 'read' })) }).GET
}

const CALLS = {
  pets: callOf('/pets'),
  pet: callOf('/pets/{id}'),
  favourites: callOf('/pets/favourite/{userId}'),
  donations: callOf('/donations'),
  user: callOf('/user/{id}'),
}

async function makeReader() {
  const account = await makeUser(db)
  const token = await sealToken('bearer', newClaims(account))
  return async (call: keyof typeof CALLS) => {
    const request = new Request('http://site/api/v1.0', { headers: { authorization: token } })
    return CALLS[call](request, { params: Promise.resolve({ id: '100015', userId: 'undefined' }) })
  }
}

describe('what an account reads through the API', () => {
  it('never ends for a list, its fifty pets and the favourites after each star', async () => {
    const read = await makeReader()
    const statuses = [(await read('pets')).status]
    for (let pet = 1; pet <= 50; pet++)
      statuses.push((await read('pet')).status, (await read('favourites')).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('ends with the whole lists that it asks for again and again, for other calls too, and not for others', async () => {
    const [read, readAsOther] = [await makeReader(), await makeReader()]
    const asked = await Promise.all(
      Array.from({ length: 90 }, (_, at) => read(at % 2 ? 'favourites' : 'donations')),
    )
    const refused = asked.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    let last = 200
    for (let time = 0; last === 200 && time < 600; time++) last = (await read('user')).status
    expect(last).toBe(429)
    expect((await readAsOther('user')).status).toBe(200)
  })
})
