import { DEMO_EMAILS } from '@/db/seed/demo/accounts'
import { startOwnServer } from '@/tests/support/own-server'
import { findPet, untilSeen } from './freshness'
import { logIn } from './log-in'
import { percentile } from './stats'

interface InstancesRow {
  lugar: string
  /** Milliseconds from the answer of one instance to the change until the other shows it. */
  p50: number
  p99: number
}

const ROUNDS = 50
const NAMES = ['Zarzamora', 'Mora']

/**
 * Measures how soon a second instance shows what was changed through the first: a pet renamed, withdrawn and published.
 * Until the question that is answered with it is asked.
 * @param distDir a finished build.
 */
export async function measureInstances(distDir: string): Promise<InstancesRow[]> {
  const settings = { SEARCH_ENGINE: 'memory', AUTH_SECRET: 'the benchmarks have nothing to hide' }
  const a = await startOwnServer(distDir, 'bench_instances', settings)
  try {
    const b = await a.startSibling({})
    return await measureBetween(a.url, b.url)
  } finally {
    await a.stop()
  }
}

/** From a change through `a` until `b` shows it. */
export async function measureBetween(a: string, b: string): Promise<InstancesRow[]> {
  const headers = { ...(await logIn(a, DEMO_EMAILS.foundation)), 'content-type': 'application/json' }
  const id = await findPet(a)
  const link = `/pet-detail/${id}`
  const api = `/api/v1.0/pets/${id}`
  const sitemap = `/sitemaps/pets-${Math.ceil((id - 100_000) / 10_000)}.xml`
  const samples = new Map<string, number[]>()
  const change = async (method: string, body: object) => {
    const answer = await fetch(a + api, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} answered ${answer.status}: ${await answer.text()}`)
    return performance.now()
  }
  const text = async (address: string) => (await fetch(b + address)).text()
  const see = (since: number, places: Record<string, () => Promise<boolean>>) =>
    Promise.all(
      Object.entries(places).map(async ([place, look]) => {
        samples.set(place, [...(samples.get(place) ?? []), await untilSeen(since, look)])
      }),
    )
  for (let round = 0; round < ROUNDS; round++) {
    const name = NAMES[round % NAMES.length] ?? ''
    const search = `/searcher/todos?q=${name}`
    await see(await change('PUT', { name }), {
      página: async () => (await text(link)).includes(`${name}</h1>`),
      búsqueda: async () => (await text(search)).includes(link),
      API: async () => (await text(api)).includes(`"${name}"`),
    })
    for (const status of ['inactivo', 'adoptable']) {
      const isThere = status === 'adoptable'
      await see(await change('PATCH', { status }), {
        página: async () => (await fetch(b + link)).ok === isThere,
        búsqueda: async () => (await text(search)).includes(link) === isThere,
        sitemap: async () => (await text(sitemap)).includes(`${link}<`) === isThere,
      })
    }
  }
  return [...samples].map(([lugar, ms]) => ({
    lugar,
    p50: Number(percentile(ms, 0.5).toFixed(1)),
    p99: Number(percentile(ms, 0.99).toFixed(1)),
  }))
}
