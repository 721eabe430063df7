import type postgres from 'postgres'
import { newClaims, sealToken } from '@/lib/session/jwt'

/** `unknown`: no answer came; the write may be there or not. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown'

/** A write to remember, with what the database has to hold once it is acknowledged. */
export type Write = { outcome: Outcome; send(): Promise<Outcome> } & (
  | { kind: 'registration'; email: string }
  | { kind: 'favourite'; userId: number; petId: number }
  | { kind: 'request'; userId: number; petId: number }
  | { kind: 'name'; petId: number; round: number; name: string }
  | { kind: 'status'; petId: number; round: number; status: string }
)

/** Nobody waits longer; what has no answer by then counts as unknown. */
const TIMEOUT_MS = 10_000
/** Pets whose names and states change; each by one write at a time, so that the last acknowledged one is known. */
const CHANGING = 40

const PERSON = {
  role: 'user',
  name: 'Caos',
  lastName: 'Prueba',
  countryId: 'ECU',
  password: 'Caminata7!',
  confirmPassword: 'Caminata7!',
}

interface Row {
  id: number
  owner: number
}

/** @returns a function that makes the next write of the mix. */
export async function makeWriters(url: string, sql: postgres.Sql): Promise<() => Write> {
  const people = await sql<{ id: number }[]>`
    select id from users where role = 'user' and id not in (select owner_id from pets) and email_verified_at is not null
      and suspended_at is null order by id`
  const pets = await sql<Row[]>`select id, owner_id as owner from pets where status = 'adoptable' order by id`
  const [city] = await sql<
    { id: number }[]
  >`select id from cities where country_id = 'ECU' order by id limit 1`
  const tokens = new Map<number, string>()
  for (const { id } of [...people, ...pets.map(({ owner }) => ({ id: owner }))]) {
    if (!tokens.has(id)) tokens.set(id, await sealToken('bearer', newClaims({ id, sessionVersion: 1 })))
  }
  const call = async (method: string, path: string, body: unknown, as?: number): Promise<Outcome> => {
    const headers = { 'content-type': 'application/json', authorization: (as && tokens.get(as)) || '' }
    try {
      const answer = await fetch(`${url}/api/v1.0${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.text()
      return answer.ok ? 'acknowledged' : answer.status >= 500 ? 'unknown' : 'refused'
    } catch {
      return 'unknown'
    }
  }
  const busy = new Set<number>()
  const oneAtATime = async (petId: number, send: () => Promise<Outcome>) => {
    busy.add(petId)
    return send().finally(() => busy.delete(petId))
  }
  let number = 0
  const pairs = pairsOf(
    people.map(({ id }) => id),
    pets.map(({ id }) => id),
  )
  const changing = pets.slice(0, CHANGING)

  const registration = (): Write => {
    const email = `caos-${process.pid}-${number}@correo.example`
    const input = { ...PERSON, email, cityId: String(city?.id ?? 0) }
    return { kind: 'registration', email, outcome: 'unknown', send: () => call('POST', '/user', input) }
  }
  const favourite = (): Write => {
    const { userId, petId } = pairs(number)
    const send = () => call('POST', '/pets/favourite', { userId, petId }, userId)
    return { kind: 'favourite', userId, petId, outcome: 'unknown', send }
  }
  const request = (): Write => {
    const { userId, petId } = pairs(number)
    return {
      kind: 'request',
      userId,
      petId,
      outcome: 'unknown',
      send: () => call('POST', '/adoption', { petId }, userId),
    }
  }
  const change = (): Write => {
    const pet = changing.find(({ id }) => !busy.has(id))
    if (!pet) return favourite()
    const { id: petId, owner } = pet
    changing.push(...changing.splice(changing.indexOf(pet), 1))
    const round = number
    if (number % 2 === 0) {
      const name = `Nube ${letters(number)}`
      const send = () => oneAtATime(petId, () => call('PUT', `/pets/${petId}`, { name }, owner))
      return { kind: 'name', petId, round, name, outcome: 'unknown', send }
    }
    const status = number % 4 === 1 ? 'inactivo' : 'adoptable'
    const send = () => oneAtATime(petId, () => call('PATCH', `/pets/${petId}`, { status }, owner))
    return { kind: 'status', petId, round, status, outcome: 'unknown', send }
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

/** Different pairs as long as there are any. */
function pairsOf(users: readonly number[], pets: readonly number[]) {
  return (number: number) => ({
    userId: users[number % users.length] ?? 0,
    petId: pets[(number + Math.floor(number / users.length)) % pets.length] ?? 0,
  })
}

/** A number in letters: names have no digits. */
const letters = (number: number): string =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
