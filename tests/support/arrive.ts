import { loadSearch } from '@/lib/search/load-search'
import { parseSearchUrl } from '@/lib/search/url/saved-url'

/** Where a URL of a search arrives after its redirects, which a browser follows, and what is there. */
export async function arrive(start: string) {
  let address = start
  for (let step = 0; step < 4; step++) {
    const parsed = parseSearchUrl(address)
    if (!parsed) throw new Error(`${address} is no search`)
    const screen = await loadSearch(parsed.searchPath, parsed.raw)
    if (!('to' in screen)) return { address, steps: step, screen, parsed }
    address = screen.to
  }
  throw new Error(`${start} redirects without end`)
}

export const arriveTyping = (text: string, path = '/searcher/todos', filters: Record<string, string> = {}) =>
  arrive(`${path}?${new URLSearchParams({ ...filters, q: text })}`)
