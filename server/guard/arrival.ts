import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { MAX_PAGE_BYTES } from '@/lib/platform/http/refusals'

/**
 * Calls back once the whole body is here, so that whoever sends slowly holds no place meanwhile. Nothing of it is read: the
 * framework does that. A body beyond the limit is left to it sooner, to be refused.
 */
export function whenArrived(request: IncomingMessage, arrived: () => void): void {
  const { push } = request
  const goOn = AsyncResource.bind(arrived)
  let bytes = 0
  request.push = (chunk: Buffer | null, encoding) => {
    const hasRoom = push.call(request, chunk, encoding)
    bytes += chunk?.length ?? 0
    // Node stops reading a body that nobody reads, unless it is told that there is room.
    if (chunk !== null && bytes <= MAX_PAGE_BYTES) return true
    request.push = push
    process.nextTick(goOn)
    return hasRoom
  }
}
