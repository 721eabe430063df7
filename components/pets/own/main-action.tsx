import { buttonClass, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { isToConfirm } from '@/lib/pets/copy'
import type { OwnPetDto } from '@/lib/pets/dto'
import { confirmationDue } from '@/lib/pets/freshness/copy'
import { isSameDay } from '@/lib/text/dates'
import { requestPath } from '@/lib/text/routes'
import { ConfirmButton, PageLink } from './confirm-button'
import { EditLink } from './edit-link'
import { RepublishButton } from './status-buttons'

/** Primary action for the pet's status; all others are in the menu. */
export function MainAction({ pet, now }: { pet: OwnPetDto; now: Date }) {
  const look = buttonClass({ variant: 'ghost', size: 'sm' })
  if (pet.status === 'inactivo') return <RepublishButton pet={pet} className={look} />
  if (pet.acceptedRequest !== null) {
    return (
      <LinkButton href={requestPath(pet.acceptedRequest)} variant="ghost" size="sm">
        <Icon name="heart-handshake" size={18} />
        Ver la solicitud<span className="sr-only"> para {pet.name}</span>
      </LinkButton>
    )
  }
  if (!pet.public) return <EditLink pet={{ id: pet.id, name: pet.name }} className={look} />
  const isConfirmedToday = isSameDay(new Date(pet.confirmedAt), now, pet.place)
  if (isToConfirm(pet) && (pet.paused || !isConfirmedToday))
    return <ConfirmButton pet={pet} urgent={pet.paused || confirmationDue(pet, now) !== null} />
  return <PageLink petId={pet.id} />
}
