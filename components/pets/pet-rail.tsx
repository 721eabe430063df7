import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { SectionHeading } from '@/components/ui/section-heading'
import { type PetCardDto, petCardProps } from '@/lib/pets/dto'
import { PetCard } from './pet-card'
import { RailArrows } from './rail-arrows'

/** Shows 1.1 cards on phones, 2.5 from 768 px, 4 from 1224 px (specification, section 9); nothing without pets. */
export function PetRail({ id, title, pets }: { id: string; title: string; pets: PetCardDto[] }) {
  if (pets.length === 0) return null
  const rowId = `${id}-fila`
  return (
    <section aria-labelledby={`${id}-titulo`} className="mx-auto w-wrap print:hidden">
      <SectionHeading
        id={`${id}-titulo`}
        beside={
          <RailArrows
            rowId={rowId}
            className={classNames(
              'hidden gap-2 noscript:hidden',
              pets.length > 2 && 'lg:flex',
              pets.length <= 4 && 'xl:hidden',
            )}
            previous={<Icon name="chevron-left" size={20} />}
            next={<Icon name="chevron-right" size={20} />}
          />
        }
      >
        {title}
      </SectionHeading>
      <div
        id={rowId}
        className="no-scrollbar -mx-5 snap-x snap-mandatory scroll-px-5 overflow-x-auto overscroll-x-contain scroll-smooth px-5 pt-1.5 pb-2.5 data-embla:touch-pan-y data-embla:touch-pinch-zoom data-embla:overflow-clip data-embla:select-none xl:-mx-1.5 xl:scroll-px-1.5 xl:px-1.5"
      >
        <ul
          id={id}
          className="grid auto-cols-[calc((100%-0.875rem)/1.1)] grid-flow-col gap-3.5 *:relative *:snap-start md:auto-cols-[calc((100%-1.875rem)/2.5)] md:gap-5 xl:auto-cols-[calc((100%-4.5rem)/4)] xl:gap-6 *:last:after:absolute *:last:after:top-0 *:last:after:left-full *:last:after:h-px *:last:after:w-5 xl:*:last:after:w-1.5"
        >
          {pets.map((pet) => (
            <li key={pet.id}>
              <PetCard pet={petCardProps(pet)} variant="home" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
