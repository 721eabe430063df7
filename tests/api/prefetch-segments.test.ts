import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param'
import { describe, expect, it } from 'vitest'
import { BASE_URL, findFoundation, findPet } from '@/tests/support/site'

const ROUTE_TREE = '/_tree'

/**
 * Asks for a part of a page as the framework's client does for a link in view. The framework redirects a request whose `_rsc`
 * is not the hash of its headers.
 */
async function prefetch(path: string) {
  const hash = await computeCacheBustingSearchParam('1', ROUTE_TREE, undefined, undefined)
  return fetch(`${BASE_URL}${path}?_rsc=${hash}`, {
    headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': ROUTE_TREE },
    redirect: 'manual',
  })
}

describe('a segment for prefetching', () => {
  it('answers 200 for the home page and a foundation, which links prefetch', async () => {
    const { id } = await findFoundation()
    for (const path of ['/', `/foundation/${id}`]) {
      const answer = await prefetch(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('content-type')).toContain('text/x-component')
    }
  })

  it('answers 404 for a pet’s page, which no link prefetches', async () => {
    const { id } = await findPet(() => true)
    expect((await prefetch(`/pet-detail/${id}`)).status).toBe(404)
    expect((await fetch(`${BASE_URL}/pet-detail/${id}`)).status).toBe(200)
  })
})
