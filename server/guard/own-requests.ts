import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const HEADER = 'x-querencia-within'
/** Known to this process alone; the framework passes headers of a request on to what it asks for it. */
const stamp = randomUUID()

/**
 * Whether the framework asks this process within a request of somebody, who holds a place already: for the page that a form
 * leads to, or an action of another page. Stamps the others.
 */
export function isWithinRequest({ headers }: IncomingMessage): boolean {
  const isWithin = headers[HEADER] === stamp
  headers[HEADER] = stamp
  return isWithin
}
