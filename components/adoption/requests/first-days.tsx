import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { firstDays } from '@/lib/adoption/requests/celebration'
import type { Side } from '@/lib/adoption/requests/transitions'
import type { PetCardDto } from '@/lib/pets/dto'
import { PET_CARE } from '@/lib/text/routes'

/** Something to hold on to in the happiest moment: what to do now. */
export function FirstDays({ pet, side }: { pet: PetCardDto; side: Side }) {
  return (
    <section aria-labelledby="primeros-dias" className="mt-2 grid gap-2">
      <h3 id="primeros-dias" className="text-card">
        {side === 'owner' ? 'Para que llegue bien' : `Los primeros días con ${pet.name}`}
      </h3>
      <ul className="grid gap-2 text-small">
        {firstDays(pet, side).map((line) => (
          <li key={line} className="flex gap-2">
            <Icon name="circle-check" size={18} className="mt-px shrink-0 text-monte" />
            <span className="min-w-0 wrap-anywhere">{line}</span>
          </li>
        ))}
      </ul>
      {side === 'adopter' && (
        <TextLink href={PET_CARE} className="inline-flex min-h-11 w-fit items-center text-small">
          Más sobre su cuidado
        </TextLink>
      )}
    </section>
  )
}
