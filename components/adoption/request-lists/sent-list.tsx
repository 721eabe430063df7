import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import type { SentRequestDto, SimilarPetDto } from '@/lib/adoption/requests/dto'
import { isOpen } from '@/lib/adoption/requests/policy'
import { DAY_MS } from '@/lib/text/durations'
import { ALL_PETS, QUIZ } from '@/lib/text/routes'
import { PastRequests } from './past-requests'
import { SentCard, type SentReader } from './sent-card'

export const NEWS_MS = 30 * DAY_MS

/** An answer stays in sight for a month; what the adopter withdrew is over at once. */
function isCurrent(request: SentRequestDto, now: Date): boolean {
  if (isOpen(request)) return true
  return request.status !== 'retirada' && now.getTime() - Date.parse(request.updatedAt) < NEWS_MS
}

export function SentList({
  requests,
  reader,
  similar,
}: {
  requests: readonly SentRequestDto[]
  reader: SentReader
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

export function NoneSent({ hasMatch }: { hasMatch: boolean }) {
  return (
    <EmptyPanel
      tone="maiz"
      title="Aún no has enviado solicitudes"
      text={
        hasMatch
          ? 'Elige una mascota, cuéntale a quien la cuida por qué, y aquí sigues cada paso.'
          : 'Elige una mascota, o responde seis preguntas para saber cuáles coinciden contigo.'
      }
      action={
        <>
          <LinkButton href={ALL_PETS}>Buscar una mascota</LinkButton>
          {!hasMatch && (
            <LinkButton href={QUIZ} variant="ghost">
              Hacer el test
            </LinkButton>
          )}
        </>
      }
      art={{ src: '/art/cut-perro.webp', width: 572, height: 560 }}
    />
  )
}
