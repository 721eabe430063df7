import type { IncomingMessage, ServerResponse } from 'node:http'
import { LoopbackServer } from '@/tests/support/loopback'

export const MAPS_KEY = 'AIza-tests'

type FakeBehaviour = 'healthy' | `status ${string}` | number | 'silent' | 'garbage' | 'endless' | 'redirect'

interface Place {
  locality?: string
  country: string
}

/** A service that speaks the Google Maps Geocoding API's protocol on this machine: `GET /maps/api/geocode/json`. */
export class MapsServer extends LoopbackServer {
  behaviour: FakeBehaviour = 'healthy'
  /** What is at every position; null for ZERO_RESULTS. */
  place: Place | null = null
  readonly queries: URLSearchParams[] = []

  constructor() {
    super((request, response) => this.#receive(request, response))
  }

  #receive(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url)
    this.queries.push(searchParams)
    const { behaviour } = this
    if (behaviour === 'silent') return
    if (typeof behaviour === 'number') return void response.writeHead(behaviour).end('{}')
    if (behaviour === 'garbage') return void response.end(searchParams.get('key'))
    if (behaviour === 'redirect')
      return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    if (behaviour === 'endless') return void pour(response)
    if (pathname !== '/maps/api/geocode/json') return void response.writeHead(404).end()
    response.setHeader('content-type', 'application/json; charset=UTF-8')
    response.end(JSON.stringify(this.#answer(searchParams)))
  }

  #answer(query: URLSearchParams) {
    if (this.behaviour !== 'healthy') return failure(String(this.behaviour).slice('status '.length))
    if (query.get('key') !== MAPS_KEY) return failure('REQUEST_DENIED')
    if (!/^-?[\d.]+,-?[\d.]+$/.test(query.get('latlng') ?? '')) return failure('INVALID_REQUEST')
    if (!this.place) return { plus_code: {}, results: [], status: 'ZERO_RESULTS' }
    const { locality, country } = this.place
    const components = [
      ...(locality ? [component(locality, locality, 'locality')] : []),
      component('Una región', 'UR', 'administrative_area_level_1'),
      component('Un país', country, 'country'),
    ]
    return { results: [{ address_components: components, types: ['locality', 'political'] }], status: 'OK' }
  }
}

const failure = (status: string) => ({ error_message: 'No.', results: [], status })

const component = (long_name: string, short_name: string, type: string) => ({
  long_name,
  short_name,
  types: [type, 'political'],
})

/** Until the client hangs up. */
function pour(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(10_000)));
  }
  response.on('drain', more)
  more()
}
