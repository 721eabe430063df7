import { PetCard, type PetCardVariant } from '@/components/pets/pet-card'
import { RailArrows } from '@/components/pets/rail-arrows'
import { Icon } from '@/components/ui/icon'
import { SectionHeading } from '@/components/ui/section-heading'
import type { PetCardDto } from '@/lib/pets/dto'

/**
 * A heading over a row of cards that scrolls by touch, wheel and keyboard; the arrows are a help on wide
 * screens. 1.1 cards show on phones, 2.5 from 768 px, 4 from 1224 px (specification, section 9).
 * @param id unique on the page. Nothing is drawn without pets.
 */
export function PetRail({
  id,
  title,
  pets,
  variant = 'home',
}: {
  id: string
  title: string
  pets: PetCardDto[]
  variant?: PetCardVariant
}) {
  if (pets.length === 0) return null
  return (
    <section aria-labelledby={`${id}-titulo`} className="mx-auto w-wrap">
      <SectionHeading
        id={`${id}-titulo`}
        beside={
          <RailArrows
            railId={id}
            previous={<Icon name="chevron-left" size={20} />}
            next={<Icon name="chevron-right" size={20} />}
          />
        }
      >
        {title}
      </SectionHeading>
      <ul
        id={id}
        className="no-scrollbar -mx-5 grid snap-x snap-mandatory scroll-px-5 auto-cols-[calc((100%-0.875rem)/1.1)] grid-flow-col gap-3.5 overflow-x-auto scroll-smooth px-5 pt-1.5 pb-2.5 md:auto-cols-[calc((100%-1.875rem)/2.5)] md:gap-5 xl:-mx-1.5 xl:auto-cols-[calc((100%-4.5rem)/4)] xl:scroll-px-1.5 xl:gap-6 xl:px-1.5"
      >
        {pets.map((pet) => (
          <li key={pet.id} className="snap-start">
            <PetCard pet={pet} variant={variant} />
          </li>
        ))}
      </ul>
    </section>
  )
}
