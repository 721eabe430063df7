import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { textLinkClass } from '@/components/ui/links/text-link'
import { type CardComparison, compareForCard } from '@/lib/people/matches/card-copy'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import type { ScoredPet } from '@/lib/people/matches/score'
import { and } from '@/lib/text/copy/join-words'
import { ComparisonList } from './comparison-list'
import { MatchDots } from './match-dots'

interface Props {
  pet: ScoredPet & { name: string }
  match: MatchAnswers
}

export interface PhotoMatchProps extends Props {
  /** Above the cards below, on wide screens. */
  overlay: boolean
}

/** The photo is three quarters of the card's width high. */
const ON_PHOTO =
  'absolute top-0 left-1.5 mt-[75%] -translate-y-[calc(100%+0.375rem)] bg-white/96 px-2.5 text-fine shadow-disc md:left-2.5 md:-translate-y-[calc(100%+0.625rem)] md:px-3'
const CHEVRON = 'shrink-0 transition-transform group-open/match:rotate-180'
/** Only one card shows its list. */
const LISTS = 'coincidencias'

/** The score on the photo, what differs, and the list on demand. */
export function CardMatch({ pet, match }: Props) {
  const comparison = compareForCard(pet, match)
  const { score, difference } = comparison
  return (
    <>
      {score && (
        <span className={classNames(ON_PHOTO, 'rounded-full py-1.5')}>
          <MatchDots comparison={comparison} className="gap-2" />
        </span>
      )}
      <p className="mt-1.5 flex items-start gap-1.75 text-small text-ink-2">
        <DifferenceIcon score={score} />
        {difference}
      </p>
      {score && (
        <details name={LISTS} className="group/match relative">
          <summary
            className={textLinkClass(
              'quiet',
              'inline-flex min-h-11 items-center gap-1.5 text-small print:hidden',
            )}
          >
            Ver en qué coinciden
            <span className="sr-only">
              {' '}
              tú {and(pet.name)} {pet.name}
            </span>
            <Icon name="chevron-down" size={16} strokeWidth={2} className={CHEVRON} />
          </summary>
          <List comparison={comparison} overlay />
        </details>
      )}
    </>
  )
}

/** Comes last, whatever it has in common. */
export const AskedAlready = () => (
  <p className="mt-1.5 flex items-start gap-1.75 text-small text-ink-2">
    <Icon name="send" size={16} className="mt-0.75 shrink-0 text-ink-3" />
    Ya enviaste una solicitud
  </p>
)

/** On the photo alone: a card that is the same for everybody has no room elsewhere. */
export function PhotoMatch({ pet, match, overlay }: PhotoMatchProps) {
  const comparison = compareForCard(pet, match)
  return (
    <details name={LISTS} className="group/match">
      <summary
        className={classNames(
          ON_PHOTO,
          'max-w-[calc(100%-0.75rem)] rounded-2xl py-1.5 after:absolute after:-inset-y-1.5 after:inset-x-0 md:max-w-[calc(100%-1.25rem)]',
        )}
      >
        <span className="flex items-center gap-2">
          <MatchDots comparison={comparison} className="gap-2" />
          <span data-chevron className="contents">
            <Icon name="chevron-down" size={16} strokeWidth={2} className={CHEVRON} />
          </span>
        </span>
        <span data-difference={comparison.score ? '' : undefined} className="block text-tiny text-ink-2">
          {comparison.difference}
        </span>
        <span className="sr-only">
          Ver en qué coinciden tú {and(pet.name)} {pet.name}
        </span>
      </summary>
      <List comparison={comparison} overlay={overlay} />
    </details>
  )
}

function DifferenceIcon({ score }: Pick<CardComparison, 'score'>) {
  const look = 'mt-0.75 shrink-0'
  if (!score) return <Icon name="minus" size={16} className={classNames(look, 'text-ink-3')} />
  return score.fits === score.of ? (
    <Icon name="check" size={16} className={classNames(look, 'text-monte')} />
  ) : (
    <Icon name="x" size={16} className={classNames(look, 'text-durazno-deep')} />
  )
}

function List({ comparison, overlay }: { comparison: CardComparison } & Pick<PhotoMatchProps, 'overlay'>) {
  return (
    <div
      className={classNames(
        'relative mt-1 rounded-card bg-mist px-3.5 py-2',
        overlay &&
          'lg:absolute lg:-inset-x-1.5 lg:top-full lg:z-20 lg:border lg:border-line lg:bg-white lg:shadow-lift print:static',
      )}
    >
      <ComparisonList comparison={comparison} compact />
    </div>
  )
}
