import type { SentRequestDto, SimilarPetDto } from '@/lib/adoption/requests/dto'
import { isOpen } from '@/lib/adoption/requests/policy'
import { DAY_MS } from '@/lib/text/durations'
import { PastRequests } from './past-requests'
import { SentCard } from './sent-card'
import type { SentReader } from './sent-reader'

/** How long an answer is news. */
export const NEWS_MS = 30 * DAY_MS

/** An answer stays in sight for a month; what the adopter withdrew is over at once. */
function isCurrent(request: SentRequestDto, now: Date): boolean {
  if (isOpen(request)) return true
  return request.status !== 'retirada' && now.getTime() - Date.parse(request.updatedAt) < NEWS_MS
}

/** Sent requests: open ones and fresh answers in full, the others folded away. */
export function SentList({
  requests,
  reader,
  similar,
}: {
  requests: readonly SentRequestDto[]
  reader: SentReader
  /** Pets to look at instead, by request. */
  similar: ReadonlyMap<number, readonly SimilarPetDto[]>
}) {
  const current = requests.filter((request) => isCurrent(request, reader.now))
  const past = requests.filter((request) => !isCurrent(request, reader.now))
  return (
    <>
      <div className="grid grid-cols-1 gap-4">
        {current.map((request) => (
          <SentCard
            key={request.id}
            request={request}
            reader={reader}
            similar={similar.get(request.id) ?? []}
          />
        ))}
      </div>
      {past.length > 0 && <PastRequests requests={past} reader={reader} isOpen={current.length === 0} />}
    </>
  )
}
