import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { type PetCardDto, petCardProps } from '@/lib/pets/dto'
import { PetCard } from './pet-card'

const COLUMNS = {
  search:
    'grid-cols-1 min-[22rem]:grid-cols-2 gap-x-3 gap-y-6 md:gap-x-5 md:gap-y-7 lg:gap-x-5.5 lg:gap-y-9 xl:grid-cols-3',
  four: 'grid-cols-1 min-[22rem]:grid-cols-2 gap-x-3 gap-y-6 md:gap-x-5 md:gap-y-7 lg:grid-cols-4 lg:gap-x-5.5 lg:gap-y-9',
  /** Part of a page, by threes: of two columns the last card would be alone in its row. */
  row: 'grid-cols-1 gap-x-5.5 gap-y-9 md:grid-cols-3',
  /** On phones a row to swipe, with the next card in sight. */
  swiped:
    'no-scrollbar grid-cols-1 gap-x-3.5 gap-y-9 max-md:-mx-5 max-md:snap-x max-md:snap-mandatory max-md:auto-cols-[calc((100%-0.875rem)/1.1)] max-md:grid-flow-col max-md:grid-cols-none max-md:scroll-px-5 max-md:overflow-x-auto max-md:px-5 max-md:py-1.5 max-md:*:snap-start md:grid-cols-3 md:gap-x-5.5',
}

/** The first two rows of a phone, which its screen shows. */
const EAGER = 4

export type PartOf = (pet: PetCardDto) => ReactNode

/**
 * @param label names the list; absent where a heading does
 * @param page the page's main content: its first pictures are eager, cards below the fold are rendered later; 'below'
 *   for another grid of it, where no picture is eager
 */
export function PetGrid({
  pets,
  columns,
  label,
  page = false,
  starOf,
  matchOf,
}: {
  pets: readonly PetCardDto[]
  columns: keyof typeof COLUMNS
  label?: string
  page?: boolean | 'below'
  starOf?: PartOf
  matchOf?: PartOf
}) {
  return (
    <ul
      aria-label={label}
      className={classNames(
        'grid',
        COLUMNS[columns],
        page &&
          'transition-opacity [&>:has([data-removed])]:hidden [--later:calc(75vw+4rem)] min-[22rem]:[--later:calc(36vw+7rem)] group-has-[[data-pending]]/search:opacity-50 md:[--later:calc(37.5vw+4.5rem)] lg:[--later:20rem]',
      )}
    >
      {pets.map((pet, index) => (
        <li key={pet.id} className={page === 'below' || (page && index >= EAGER) ? 'later' : undefined}>
          <PetCard
            pet={petCardProps(pet)}
            variant={page ? 'search' : 'care'}
            dense={columns === 'search' || columns === 'four'}
            eager={page === true && index < EAGER}
            star={starOf?.(pet)}
            match={matchOf?.(pet)}
          />
        </li>
      ))}
    </ul>
  )
}
