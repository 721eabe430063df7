import type { ReactNode } from 'react'
import { ComparisonList } from '@/components/people/matches/comparison-list'
import { MatchDots } from '@/components/people/matches/match-dots'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { wantedPet } from '@/lib/people/matches/card-copy'
import type { MatchComparison } from '@/lib/people/matches/compare'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import { quizLike } from '@/lib/people/matches/quiz'
import { quizPath } from '@/lib/text/adopter-routes'
import { capitalise } from '@/lib/text/capitalise'
import { formatDay } from '@/lib/text/dates'
import { ownPetPath } from '@/lib/text/routes'
import { firstName } from '@/lib/text/text'
import { MatchOffer } from './match-offer'

export function RequestComparison({
  request,
  countryId,
  offer,
}: {
  request: RequestDetailDto
  countryId: string
  offer: MatchAnswers | null
}) {
  const { side, pet, comparison, createdAt } = request
  const adopter = firstName(request.adopter.name)
  return (
    <section aria-labelledby="comparacion" className="rounded-box border-[1.5px] border-line p-5 lg:p-7">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="comparacion" className="text-panel wrap-anywhere">
          {pet.name} y lo que {side === 'owner' ? `busca ${adopter}` : 'buscas'}
        </h2>
        {comparison && <MatchDots comparison={comparison} />}
      </div>
      {comparison ? (
        <>
          <ComparisonList comparison={comparison} />
          {side === 'owner' && isExperienceOpen(comparison) && (
            <TextLink href={ownPetPath(pet.id)} className="mt-2 inline-flex min-h-11 items-center">
              Completar los datos de {pet.name}
            </TextLink>
          )}
          <CopyNote at={createdAt} countryId={countryId}>
            {side === 'owner'
              ? `Aunque ${adopter} cambie su perfil, esta no cambia.`
              : 'Aunque cambies tu perfil, esta no cambia.'}
          </CopyNote>
        </>
      ) : (
        <div className="grid gap-3.5">
          <p className="text-ink-2">
            {side === 'owner'
              ? `${adopter} envió la solicitud sin hacer el test: pregúntale qué busca.`
              : 'Enviaste la solicitud sin hacer el test.'}
          </p>
          {offer && (
            <MatchOffer
              level="h3"
              pet={pet}
              requestId={request.id}
              wanted={capitalise(wantedPet(offer))}
              changePath={quizPath(quizLike(offer))}
            />
          )}
        </div>
      )}
    </section>
  )
}

/** Of what was copied with a request when it was sent. */
export const CopyNote = ({
  at,
  countryId,
  children,
}: {
  at: string
  countryId: string
  children: ReactNode
}) => (
  <p className="mt-3 flex gap-2 text-fine text-ink-2">
    <Icon name="file-text" size={18} className="mt-px shrink-0" />
    <span>
      Copia del {formatDay(at, countryId)}. {children}
    </span>
  </p>
)

const isExperienceOpen = ({ attributes }: MatchComparison) =>
  attributes.some(({ attribute, verdict }) => attribute === 'experience' && verdict === 'unknown')
