import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import type { PetDto } from '@/lib/pets/dto'
import { NO_PHOTO } from '@/lib/photos/no-photo'
import { ageLabel } from '@/lib/text/copy/agree'
import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { HOME, petPath } from '@/lib/text/routes'

export const AskFrame = ({ pet, children }: { pet: PetDto; children: ReactNode }) => (
  <div className="mx-auto w-wrap pb-12 max-lg:has-[[data-foot-bar]]:pb-0 lg:pb-16">
    <Breadcrumb
      crumbs={[
        { label: 'Inicio', href: HOME },
        { label: pet.name, href: petPath(pet.id) },
        { label: 'Solicitud de adopción' },
      ]}
    />
    {children}
  </div>
)

const placeOf = ({ place }: PetDto) => `${place.city}, ${place.country}`

export function PetLine({ pet }: { pet: PetDto }) {
  return (
    <div className="flex items-center gap-4 lg:hidden">
      <img
        src={pet.photo?.small ?? NO_PHOTO}
        alt=""
        width={96}
        height={80}
        className="h-20 w-24 shrink-0 rounded-card object-cover"
      />
      <div className="min-w-0 text-small text-ink-2">
        <p className="font-display text-lead leading-tight font-bold wrap-anywhere text-ink">{pet.name}</p>
        <p>{placeOf(pet)}</p>
        <p>{[ageLabel(pet), GENDER_LABELS[pet.gender], pet.breed].join(' · ')}</p>
      </div>
    </div>
  )
}

/** The pet of a request, beside it on a wide screen. @param brief only its name and place */
export function PetBox({ pet, brief = false }: { pet: PetDto; brief?: boolean }) {
  return (
    <div className="max-lg:hidden">
      <div className="aspect-16/10 overflow-hidden rounded-t-box bg-mist">
        <PetPhoto photo={pet.photo} pet={pet} sizes="392px" />
      </div>
      <div className="px-6.5 pt-5 pb-4 text-ink-2">
        <p className="font-display text-panel font-bold wrap-anywhere text-ink">{pet.name}</p>
        <p className="mt-1">{placeOf(pet)}</p>
        {!brief && (
          <p>{[ageLabel(pet), GENDER_LABELS[pet.gender], SIZE_LABELS[pet.size], pet.breed].join(' · ')}</p>
        )}
      </div>
    </div>
  )
}
