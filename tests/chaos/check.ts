import type postgres from 'postgres'
import { TIMEOUT_MS, type Write } from './writes'

type Of<Kind extends Write['kind']> = Extract<Write, { kind: Kind }>

/** Holds the database against what was acknowledged. @returns a sentence for each write that is lost or there twice. */
export async function checkWrites(sql: postgres.Sql, writes: readonly Write[]): Promise<string[]> {
  const of = <Kind extends Write['kind']>(kind: Kind) =>
    writes.filter((write): write is Of<Kind> => write.kind === kind)
  const problems: string[] = []
  const expect = (found: number, write: Write, what: string) => {
    if (write.outcome === 'acknowledged' && found === 0) problems.push(`lost: ${what}`)
    if (found > 1) problems.push(`${found} times: ${what}`)
  }

  const people = await counts(sql`select email as key from users where email like 'caos-%'`)
  const mails = await counts(sql`select recipient as key from outbox where recipient like 'caos-%'`)
  for (const write of of('registration')) {
    expect(people.get(write.email) ?? 0, write, `account ${write.email}`)
    expect(mails.get(write.email) ?? 0, write, `mail to ${write.email}`)
  }
  const favourites = await counts(sql`select user_id || ' ' || pet_id as key from favourites`)
  for (const write of of('favourite'))
    expect(
      favourites.get(`${write.userId} ${write.petId}`) ?? 0,
      write,
      `favourite ${write.userId} ${write.petId}`,
    )
  const requests = await counts(sql`select adopter_id || ' ' || pet_id as key from adoption_requests`)
  for (const write of of('request'))
    expect(
      requests.get(`${write.userId} ${write.petId}`) ?? 0,
      write,
      `request ${write.userId} ${write.petId}`,
    )

  const pets = await sql<{ id: number; name: string; status: string }[]>`select id, name, status from pets`
  for (const { id, name, status } of pets) {
    const names = mayBe(
      of('name').filter(({ petId }) => petId === id),
      (write) => write.name,
    )
    if (names && !names.includes(name)) problems.push(`lost: name of ${id}, ${name} instead of ${names[0]}`)
    const states = mayBe(
      of('status').filter(({ petId }) => petId === id),
      (write) => write.status,
    )
    if (states && !states.includes(status))
      problems.push(`lost: status of ${id}, ${status} instead of ${states[0]}`)
  }
  return problems
}

/** A statement whose client gave up may end so late: the server gives it up after twelve seconds (0062), or is frozen. */
const LATE_MS = TIMEOUT_MS + 30_000

/**
 * The last acknowledged value, and those of writes whose answer never came and that may have happened after it; null where
 * none was acknowledged.
 */
function mayBe<Change extends Write>(changes: readonly Change[], read: (write: Change) => string) {
  const last = changes.findLast(({ outcome }) => outcome === 'acknowledged')
  if (!last) return null
  const later = changes.filter(
    ({ outcome, sentAt }) => outcome === 'unknown' && sentAt > last.sentAt - LATE_MS,
  )
  return [last, ...later].map(read)
}

async function counts(query: postgres.PendingQuery<postgres.Row[]>): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const { key } of await query) found.set(key, (found.get(key) ?? 0) + 1)
  return found
}
