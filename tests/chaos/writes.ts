import type postgres from 'postgres'
import { createDb } from '@/db/client'
import { makeUser } from '@/db/seed/factories'
import { newClaims, sealToken } from '@/lib/platform/session/jwt'

/** `unknown`: no answer came; the write may be there or not. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown'

/** A write to remember, with what the database has to hold once it is acknowledged. */
export type Write = {
  outcome: Outcome
  /** Milliseconds (`performance.now()`). */
  sentAt: number
  send(): Promise<Outcome>
} & Target

type Target =
  | { kind: 'registration'; email: string }
  | { kind: 'favourite'; userId: number; petId: number }
  | { kind: 'request'; userId: number; petId: number }
  | { kind: 'name'; petId: number; name: string }
  | { kind: 'status'; petId: number; status: string }

/** Nobody waits longer; what has no answer by then counts as unknown. */
export const TIMEOUT_MS = 10_000
/** Adopters that are made for a run: enough that nobody meets the limits of an account, which stay as they are. */
const ADOPTERS = 500
/** Owners with a pet whose name and status change, by one write at a time, so that the last acknowledged one is known. */
const CHANGING = 100

const PERSON = {
  role: 'user',
  name: 'Caos',
  lastName: 'Prueba',
  countryId: 'ECU',
  password: 'Caminata7!',
  confirmPassword: 'Caminata7!',
}

interface Pet {
  id: number
  owner: number
}

/** @returns a function that makes the next write of the mix. */
export async function makeWriters(
  site: { url: string; databaseUrl: string },
  sql: postgres.Sql,
): Promise<() => Write> {
  const adopters = await makeAdopters(site.databaseUrl)
  // Of each owner the newest comes first.
  const pets = await sql<Pet[]>`
    select id, owner_id as owner from (
      select id, owner_id, row_number() over (partition by owner_id order by id desc) as turn
      from pets where status = 'adoptable' and held_at is null
    ) ranked order by turn, id`
  const owners = new Set(pets.map(({ owner }) => owner)).size
  const changing = pets.slice(0, Math.min(CHANGING, owners)).map((pet) => ({ ...pet, isListed: true }))
  const wanted = pets.slice(changing.length)
  const [city] = await sql<
    { id: number }[]
  >`select id from cities where country_id = 'ECU' order by id limit 1`
  const call = await makeCall(site.url, [...adopters, ...changing.map(({ owner }) => owner)])

  let number = 0
  const registration = (): Write => {
    const email = `caos-${process.pid}-${number}@correo.example`
    const input = { ...PERSON, email, cityId: String(city?.id ?? 0) }
    return toWrite({ kind: 'registration', email }, () => call('POST', '/user', input))
  }
  // Different pairs as long as there are any.
  const pair = (turn: number) => ({
    userId: adopters[turn % adopters.length] ?? 0,
    petId: wanted[(turn + Math.floor(turn / adopters.length)) % wanted.length]?.id ?? 0,
  })
  const turns = { favourite: 0, request: 0 }
  const favourite = (): Write => {
    const { userId, petId } = pair(turns.favourite++)
    const send = () => call('POST', '/pets/favourite', { userId, petId }, userId)
    return toWrite({ kind: 'favourite', userId, petId }, send)
  }
  const request = (): Write => {
    const { userId, petId } = pair(turns.request++)
    return toWrite({ kind: 'request', userId, petId }, () => call('POST', '/adoption', { petId }, userId))
  }
  const change = (): Write => {
    const pet = changing.shift()
    if (!pet) return favourite()
    const { id: petId, owner } = pet
    // The last in line again once it is answered.
    const inTurn = (send: () => Promise<Outcome>) => () => send().finally(() => changing.push(pet))
    if (number % 2 === 0) {
      const name = `Nube ${letters(number)}`
      const send = () => call('PUT', `/pets/${petId}`, { name }, owner)
      return toWrite({ kind: 'name', petId, name }, inTurn(send))
    }
    pet.isListed = !pet.isListed
    const status = pet.isListed ? 'adoptable' : 'inactivo'
    const send = () => call('PATCH', `/pets/${petId}`, { status }, owner)
    return toWrite({ kind: 'status', petId, status }, inTurn(send))
  }
  // A registration costs a core 50 ms of hashing its password: few of them.
  return () => {
    number++
    const drawn = number % 50
    if (drawn < 1) return registration()
    if (drawn < 6) return request()
    return drawn < 20 ? change() : favourite()
  }
}

const toWrite = (target: Target, send: () => Promise<Outcome>): Write => ({
  ...target,
  outcome: 'unknown',
  sentAt: 0,
  send,
})

async function makeAdopters(databaseUrl: string): Promise<number[]> {
  const db = createDb(databaseUrl, { max: 4 })
  try {
    const made = await Promise.all(Array.from({ length: ADOPTERS }, () => makeUser(db)))
    return made.map(({ id }) => id)
  } finally {
    await db.$client.end()
  }
}

/** @returns a function that calls the API, as an account if one is given. */
async function makeCall(url: string, accounts: readonly number[]) {
  const tokens = new Map<number, string>()
  for (const id of accounts) tokens.set(id, await sealToken('bearer', newClaims({ id, sessionVersion: 1 })))
  return async (method: string, path: string, body: unknown, as?: number): Promise<Outcome> => {
    const headers = { 'content-type': 'application/json', authorization: (as && tokens.get(as)) || '' }
    try {
      const answer = await fetch(`${url}/api/v1.0${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.text()
      if (answer.status >= 500) return 'unknown'
      // The contract answers 200 to changes whose fields it refuses.
      const isDone = method === 'PUT' ? answer.status === 201 : answer.ok
      return isDone ? 'acknowledged' : 'refused'
    } catch {
      return 'unknown'
    }
  }
}

/** A number in letters: names have no digits. */
export const letters = (number: number): string =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
