import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import postgres from 'postgres'
import { newClaims, sealToken } from '@/lib/platform/session/jwt'
import { percentile } from '@/tests/bench/stats'
import { letters } from '@/tests/chaos/writes'
import { DIRECT, FRONT } from './ports'
import type { PostgresNode } from './postgres-node'

interface ChangesRow {
  lugar: string
  /** Milliseconds from the answer to a change until the first question that was answered with it. */
  p50: number
  p99: number
  /** The latest question, after the answer to a change, that was answered as before; 0 where there was none. */
  oldest: number
  promised: number
  late: number
}

interface Pet {
  id: number
  owner: number
}

/** Milliseconds after the answer to a change at which each place is asked. */
const LOOKS = [0, 300, 1100, 2100]
/** Standbys replay nothing for so many changes of each twenty. */
const PAUSED = 8
const AT_ONCE = 4
/** Of a search: under many changes it is made anew once a second, from what may be a second old. */
const PROMISED = { instance: 0, search: 2000, front: 1000 }

/**
 * Renames pets through one instance after the other, and asks all of them, and nginx, for the page, the API's answer and a search.
 * Meanwhile the standbys replay nothing now and then: their answers would be of before for minutes.
 */
export async function measureChanges(
  urls: readonly string[],
  nodes: readonly PostgresNode[],
  count: number,
): Promise<ChangesRow[]> {
  const places = new Map<string, { seen: number[]; old: number[]; promised: number }>()
  const pets = await listPets(count)
  const limit = pLimit(AT_ONCE)
  const changes = pets.map((pet, number) =>
    limit(async () => {
      if (number % 20 === 10) await replay(nodes, 'pause')
      if (number % 20 === 10 + PAUSED) await replay(nodes, 'resume')
      // Of several letters: one alone is no word to the search.
      const name = `Brisa ${letters(1000 + number)}`
      const since = await rename(urls[number % urls.length] ?? '', pet, name)
      const looks = urls.flatMap((url, at) => [
        look(`página, instancia ${at + 1}`, PROMISED.instance, since, async () =>
          (await text(`${url}/pet-detail/${pet.id}`)).includes(`${name}</h1>`),
        ),
        look(`API, instancia ${at + 1}`, PROMISED.instance, since, async () =>
          (await text(`${url}/api/v1.0/pets/${pet.id}`)).includes(`"${name}"`),
        ),
        look(`búsqueda, instancia ${at + 1}`, PROMISED.search, since, async () =>
          (await text(`${url}/searcher/todos?q=${encodeURIComponent(name)}`)).includes(
            `/pet-detail/${pet.id}`,
          ),
        ),
      ])
      const front = look('página, nginx', PROMISED.front, since, async () =>
        (await text(`${FRONT}/pet-detail/${pet.id}`)).includes(`${name}</h1>`),
      )
      await Promise.all([...looks, front])
    }),
  )
  await Promise.all(changes)
  await replay(nodes, 'resume')

  async function look(
    place: string,
    promised: number,
    since: number,
    isNew: () => Promise<boolean>,
  ): Promise<void> {
    const of = places.get(place) ?? { seen: [], old: [], promised }
    places.set(place, of)
    let seen: number | null = null
    let old = 0
    for (const at of LOOKS) {
      await wait(Math.max(0, since + at - performance.now()))
      const asked = performance.now() - since
      if (await isNew()) seen ??= asked
      else old = asked
    }
    of.seen.push(seen ?? Number.POSITIVE_INFINITY)
    of.old.push(old)
  }

  return [...places].map(([lugar, { seen, old, promised }]) => ({
    lugar,
    p50: rounded(percentile(seen, 0.5)),
    p99: rounded(percentile(seen, 0.99)),
    oldest: rounded(Math.max(...old)),
    promised,
    late: old.filter((ms) => ms > promised).length,
  }))
}

/** That everybody sees, of as many owners as there are, so that nobody meets the limit of an account. */
async function listPets(count: number): Promise<Pet[]> {
  const sql = postgres(DIRECT, { max: 1 })
  try {
    return await sql<Pet[]>`
      select id, owner_id as owner from (
        select id, owner_id, row_number() over (partition by owner_id order by id) as turn
        from pets where status = 'adoptable' and id in (select id from pet_search)
      ) ranked order by turn, id limit ${count}`
  } finally {
    await sql.end()
  }
}

/** @returns when it was acknowledged. */
async function rename(url: string, { id, owner }: Pet, name: string): Promise<number> {
  const authorization = await sealToken('bearer', newClaims({ id: owner, sessionVersion: 1 }))
  const answer = await fetch(`${url}/api/v1.0/pets/${id}`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  if (answer.status !== 201) throw new Error(`PUT answered ${answer.status}: ${await answer.text()}`)
  return performance.now()
}

const text = async (address: string) => (await fetch(address)).text()

/** On all standbys; a primary refuses. */
export async function replay(nodes: readonly PostgresNode[], what: 'pause' | 'resume'): Promise<void> {
  for (const node of nodes)
    await node.ask((sql) => sql.unsafe(`select pg_wal_replay_${what}()`)).catch(() => {})
}

const rounded = (ms: number) => Number(ms.toFixed(1))
