import { PetName } from '@/components/adoption/requests/pet-name'
import { RequestBadge } from '@/components/adoption/requests/request-badge'
import { Timeline } from '@/components/adoption/requests/timeline'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'
import { overdueSince } from '@/lib/adoption/clock/rules'
import { answerQuery } from '@/lib/adoption/requests/answers'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { outcomeOf } from '@/lib/adoption/requests/transitions'
import { requestPath, withSuffix } from '@/lib/text/routes'
import { firstName } from '@/lib/text/text'

const LINK = 'flex min-h-11 w-fit items-center gap-2.5 font-semibold text-ink-2 hover:text-ink'

export function ConversationSide({
  request,
  rate,
  countryId,
  now,
}: {
  request: RequestDetailDto
  rate: AnswerRateDto | null
  countryId: string
  now: Date
}) {
  const { id, side, status, pet, adopter } = request
  const isOverdue = overdueSince(request, now) !== null
  const canWithdraw = side === 'adopter' && outcomeOf('withdraw', status) === 'move'
  return (
    <aside aria-label="Solicitud" className="grid gap-3.5 max-lg:hidden">
      <div className="overflow-hidden rounded-box border-[1.5px] border-line">
        <div className="aspect-16/10 bg-mist">
          <PetPhoto photo={pet.photo} pet={pet} sizes="360px" />
        </div>
        <div className="px-5.5 pt-5 pb-3">
          <h2 className="text-panel wrap-anywhere">
            <PetName pet={pet} />
          </h2>
          <p className="mt-0.5 mb-3 text-ink-2">
            {pet.place.city}, {pet.place.country}
          </p>
          <RequestBadge status={status} isOverdue={isOverdue && side === 'adopter'} />
          <div className="mt-4.5">
            <Timeline
              request={request}
              reader={{ side, adopter: firstName(adopter.name), rate }}
              countryId={countryId}
              now={now}
            />
          </div>
          <Link
            href={canWithdraw ? withSuffix(requestPath(id), answerQuery('withdraw')) : requestPath(id)}
            className={`mt-1.5 ${LINK}`}
          >
            <Icon name={canWithdraw ? 'undo-2' : 'file-text'} size={20} />
            {canWithdraw ? 'Retirar la solicitud' : 'Ver la solicitud'}
          </Link>
        </div>
      </div>
      <p className="flex gap-3 rounded-2xl bg-mist px-4 py-3.5 text-small text-ink-2">
        <Icon name="moon" size={20} className="mt-px shrink-0 text-monte" />
        De 22:00 a 8:00 no te enviamos correos. Lo que llegue te espera aquí.
      </p>
    </aside>
  )
}
