import type { WireRequest } from './wire'

/** Attempts for one failure: each is a request. */
const MOST_ATTEMPTS = 120

/**
 * Leaves out of a request whatever its failure does not need: headers, parts of the query, the second half of the body.
 * @param stillFails sends a request and says whether it fails as the first one did.
 */
export async function reduce(
  request: WireRequest,
  stillFails: (request: WireRequest) => Promise<boolean>,
): Promise<WireRequest> {
  let smallest = request
  let attempts = 0
  for (let found = true; found; ) {
    found = false
    for (const candidate of smaller(smallest)) {
      if (++attempts > MOST_ATTEMPTS) return smallest
      if (await stillFails(candidate)) {
        smallest = candidate
        found = true
        break
      }
    }
  }
  return smallest
}

function* smaller(request: WireRequest): Generator<WireRequest> {
  if (request.raw) return
  for (const at of request.headers.keys()) {
    yield { ...request, headers: request.headers.filter((_, index) => index !== at) }
  }
  const [path = '', query] = request.target.split(/\?([\s\S]*)/)
  if (query) {
    yield { ...request, target: path }
    const parts = query.split('&')
    for (const at of parts.keys()) {
      if (parts.length > 1)
        yield { ...request, target: `${path}?${parts.filter((_, index) => index !== at).join('&')}` }
    }
  }
  if (request.body.length > 0) {
    yield { ...request, body: Buffer.alloc(0) }
    yield { ...request, body: request.body.subarray(0, Math.floor(request.body.length / 2)) }
  }
}
