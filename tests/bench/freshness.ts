import { DEMO_EMAILS } from '@/db/seed/demo/accounts'
import { logIn } from './log-in'
import { percentile } from './stats'

interface FreshnessRow {
  lugar: string
  /** Milliseconds from the answer to the change until the first question that was answered with it. */
  p50: number
  p95: number
}

const ROUNDS = 20
const TIMEOUT_MS = 10_000
const NAMES = ['Zarzamora', 'Mora']

/**
 * Measures how soon signed-out visitors see that a foundation renames a pet, withdraws it and publishes it again. Until the question
 * counts, not until its answer: how long a page takes to render is measured elsewhere.
 * @param base address of a production server with the demo world.
 */
export async function measureFreshness(base: string): Promise<FreshnessRow[]> {
  const headers = { ...(await logIn(base, DEMO_EMAILS.foundation)), 'content-type': 'application/json' }
  const id = await findPet(base)
  const path = `/pet-detail/${id}`
  const sitemap = `/sitemaps/pets-${Math.ceil((id - 100_000) / 10_000)}.xml`
  const samples = new Map<string, number[]>()
  const see = async (place: string, since: number, look: () => Promise<boolean>) =>
    samples.set(place, [...(samples.get(place) ?? []), await untilSeen(since, look)])
  const change = async (method: string, body: unknown) => {
    const answer = await fetch(`${base}/api/v1.0/pets/${id}`, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} answered ${answer.status}: ${await answer.text()}`)
    return performance.now()
  }
  const read = async (address: string) => (await fetch(base + address)).text()

  for (let round = 0; round < ROUNDS; round++) {
    const name = NAMES[round % NAMES.length] ?? ''
    const renamed = await change('PUT', { name })
    await Promise.all([
      see('página', renamed, async () => (await read(path)).includes(`${name}</h1>`)),
      see('búsqueda', renamed, async () => (await read(`/searcher/todos?q=${name}`)).includes(path)),
    ])
    for (const status of ['inactivo', 'adoptable']) {
      const isPublished = status === 'adoptable'
      const changed = await change('PATCH', { status })
      await Promise.all([
        see('página', changed, async () => (await fetch(base + path)).ok === isPublished),
        see(
          'búsqueda',
          changed,
          async () => (await read(`/searcher/todos?q=${name}`)).includes(path) === isPublished,
        ),
        see('sitemap', changed, async () => (await read(sitemap)).includes(`${path}<`) === isPublished),
      ])
    }
  }
  return [...samples].map(([lugar, ms]) => ({
    lugar,
    p50: Number(percentile(ms, 0.5).toFixed(1)),
    p95: Number(percentile(ms, 0.95).toFixed(1)),
  }))
}

/** @returns a pet of the demo's foundation. */
export async function findPet(base: string): Promise<number> {
  const foundations = (await (await fetch(`${base}/api/v1.0/fundations`)).json()) as {
    id: number
    email: string
  }[]
  const foundation = foundations.find(({ email }) => email === DEMO_EMAILS.foundation)
  const pets = (await (await fetch(`${base}/api/v1.0/pets/user/${foundation?.id}`)).json()) as {
    id: number
  }[]
  const [pet] = pets
  if (!pet) throw new Error('The foundation of the demo has no pets')
  return pet.id
}

/** @returns milliseconds from `since` to the first question that was answered with yes. */
export async function untilSeen(since: number, look: () => Promise<boolean>): Promise<number> {
  for (;;) {
    const asked = performance.now() - since
    if (await look()) return asked
    if (asked > TIMEOUT_MS) throw new Error('a change was not seen within ten seconds')
  }
}
