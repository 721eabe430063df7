import type { ReactNode } from 'react'
import { PetCard } from '@/components/pets/pet-card'
import type { PetCardDto } from '@/lib/pets/dto'

/** Replaces the default favourite star of a card. */
export type StarOf = (pet: PetCardDto) => ReactNode

export function Results({ cards, starOf }: { cards: PetCardDto[]; starOf?: StarOf }) {
  return (
    <ul
      aria-label="Mascotas"
      className="grid grid-cols-1 gap-x-5 gap-y-7 transition-opacity [--later:calc(75vw+4rem)] group-has-[[data-pending]]/search:opacity-50 md:grid-cols-2 md:[--later:calc(37.5vw+4.5rem)] lg:gap-x-5.5 lg:gap-y-9 lg:[--later:20rem] xl:grid-cols-3"
    >
      {cards.map((pet, at) => (
        <li key={pet.id} className={at > 0 ? 'later' : undefined}>
          <PetCard pet={pet} variant="search" eager={at === 0} star={starOf?.(pet)} />
        </li>
      ))}
    </ul>
  )
}
