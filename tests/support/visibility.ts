import { expect, type Page } from '@playwright/test'
import { BASE_URL } from './site'

export const VISIBLE = { page: 200, search: true, sitemap: true }
export const HIDDEN = { page: 404, search: false, sitemap: false }
type Visibility = typeof VISIBLE

/** A request without a session. */
async function ask(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${BASE_URL}${path}`)
  return { status: answer.status, text: await answer.text() }
}
const read = async (path: string) => (await ask(path)).text

/** Where visitors can find a pet: its page (0 when it shows another name), the search for its name, the sitemap. */
const places: { [Place in keyof Visibility]: (id: number, name: string) => Promise<Visibility[Place]> } = {
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

/** The counts that a search of a city shows: all its pets, and the females. */
export async function cityCounts(city: string): Promise<{ total: number; females: number }> {
  const html = await read(`/searcher/location/city/${city}`)
  const numberIn = (pattern: RegExp) => Number(pattern.exec(html)?.[1])
  return {
    total: numberIn(/>(\d+) [a-z]+ esperan? un hogar</),
    females: numberIn(/<span>Hembra<\/span><b>(\d+)</),
  }
}

/** Triggers a server action and waits until the browser has the response. */
export async function answerTo(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => 'next-action' in response.request().headers())
  await act()
  await answer
}

/** tests/api/own/two-instances.test.ts and own-pets hold how soon; here others run beside. */
const SOON = { timeout: 5000, intervals: [50, 200, 400] }

/** Fails unless visitors soon find the pet in exactly these places. */
export async function expectVisibility(id: number, name: string, expected: Visibility) {
  const look = async () => ({
    page: await places.page(id, name),
    search: await places.search(id, name),
    sitemap: await places.sitemap(id, name),
  })
  await expect.poll(look, SOON).toEqual(expected)
}

/** Fails unless a search of the city soon shows these counts. */
export async function expectCityCounts(city: string, expected: { total: number; females: number }) {
  await expect.poll(() => cityCounts(city), SOON).toEqual(expected)
}
