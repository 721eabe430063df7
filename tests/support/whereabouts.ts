import { expect, type Page } from '@playwright/test'
import { SITE } from '@/tests/support/samples'

export const EVERYWHERE = { page: 200, search: true, sitemap: true }
export const NOWHERE = { page: 404, search: false, sitemap: false }
type Whereabouts = typeof EVERYWHERE

/** As somebody without a session, for whom nothing is kept. */
async function ask(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${SITE}${path}`)
  return { status: answer.status, text: await answer.text() }
}
const read = async (path: string) => (await ask(path)).text

/** Where strangers meet a pet: its page, which has to carry its name, the search for its name, the sitemap. */
const places: { [Place in keyof Whereabouts]: (id: number, name: string) => Promise<Whereabouts[Place]> } = {
  page: async (id, name) => {
    const { status, text } = await ask(`/pet-detail/${id}`)
    return status === 200 && !text.includes(`${name}</h1>`) ? 0 : status
  },
  search: async (id, name) => (await read(`/searcher/todos?q=${name}`)).includes(`/pet-detail/${id}`),
  sitemap: async (id) => {
    const part = `/sitemaps/pets-${Math.ceil((id - 100_000) / 10_000)}.xml`
    const [index, pets] = await Promise.all([read('/sitemap.xml'), read(part)])
    return index.includes(`${part}<`) && pets.includes(`/pet-detail/${id}<`)
  },
}

/** What a stranger's search of a city counts: all its pets, and its females. */
export async function cityCounts(city: string): Promise<{ total: number; females: number }> {
  const html = await read(`/searcher/location/city/${city}`)
  const numberIn = (pattern: RegExp) => Number(pattern.exec(html)?.[1])
  return {
    total: numberIn(/>(\d+) mascotas? esperan? un hogar</),
    females: numberIn(/<span>Hembra<\/span><b>(\d+)</),
  }
}

/** Does something that the server answers as an action, and waits until the browser has the answer. */
export async function answerTo(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => 'next-action' in response.request().headers())
  await act()
  await answer
}

/** How long a change may take to be seen; that it is seen at once, tests/api/own-pets.test.ts holds. */
const SOON = { timeout: 5000, intervals: [50, 200, 400] }

/** Fails unless strangers soon meet the pet there, and only there. */
export async function expectWhereabouts(id: number, name: string, expected: Whereabouts) {
  const look = async () => ({
    page: await places.page(id, name),
    search: await places.search(id, name),
    sitemap: await places.sitemap(id, name),
  })
  await expect.poll(look, SOON).toEqual(expected)
}

/** Fails unless a stranger's search of the city soon counts so many pets. */
export async function expectCityCounts(city: string, expected: { total: number; females: number }) {
  await expect.poll(() => cityCounts(city), SOON).toEqual(expected)
}
