import { Badge } from '@/components/ui/badge'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import { isBlockedListing, isToConfirm, ownPetNote, ownPetState } from '@/lib/pets/copy'
import type { EditablePetDto } from '@/lib/pets/dto'
import type { PetCatalog } from '@/lib/platform/catalog/pet-catalog'
import { DASHBOARD_PETS, petPath } from '@/lib/text/routes'
import type { Role } from '@/lib/text/vocabulary'
import { ConfirmButton } from './confirm-button'
import { EditPetForm } from './edit-pet-form'
import { PetActions } from './pet-actions'
import { StatusButtons } from './status-buttons'

export function EditPage({ pet, catalog, role }: { pet: EditablePetDto; catalog: PetCatalog; role: Role }) {
  const { label, tone } = ownPetState(pet)
  const note = ownPetNote(pet)
  const isBlocked = isBlockedListing(pet)
  return (
    <>
      <TextLink
        href={DASHBOARD_PETS}
        look="quiet"
        className="-mt-3 mb-3 inline-flex min-h-11 items-center gap-1.5"
      >
        <Icon name="chevron-left" size={18} />
        Mis Mascotas
      </TextLink>
      <div className="grid grid-cols-1 gap-9 lg:grid-cols-[minmax(0,41rem)_21rem] lg:justify-between lg:gap-16">
        {!isBlocked && <EditPetForm pet={pet} catalog={catalog} ownerRole={role} />}
        {/* After the form, the page's main purpose; beside it on wide screens. */}
        <aside className="self-start lg:sticky lg:top-26">
          <PetActions>
            <section
              aria-label="Estado"
              className="grid grid-cols-1 gap-4 rounded-box border-[1.5px] border-line p-5"
            >
              <div className="flex items-center gap-4 cramped:flex-wrap">
                <div className="aspect-4/3 w-26 shrink-0 overflow-hidden rounded-control bg-mist">
                  <PetPhoto photo={pet.photos[0] ?? null} pet={pet} sizes="104px" />
                </div>
                <div className="grid min-w-0 justify-items-start gap-1.5">
                  <p className="text-card wrap-anywhere font-display font-bold">{pet.name}</p>
                  <Badge tone={tone}>{label}</Badge>
                </div>
              </div>
              {note && (
                <p className="rounded-2xl bg-maiz px-4 py-3 text-small wrap-anywhere whitespace-pre-line">
                  {note}
                </p>
              )}
              {pet.paused && isToConfirm(pet) && <ConfirmButton pet={pet} urgent />}
              {pet.public && (
                <LinkButton href={petPath(pet.id)} variant="ghost" size="sm">
                  <Icon name="eye" size={18} />
                  Ver su página
                </LinkButton>
              )}
              {!isBlocked && <StatusButtons pet={pet} />}
            </section>
          </PetActions>
        </aside>
      </div>
    </>
  )
}
