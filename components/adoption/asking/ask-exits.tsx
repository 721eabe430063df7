import type { ReactNode } from 'react'
import { LogOutButton } from '@/components/people/accounts/log-out-button'
import { ResendForm } from '@/components/people/accounts/resend-form'
import { similarPetsPath } from '@/components/pets/similar-pets'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { AskObstacle } from '@/lib/adoption/requests/refusals'
import type { PetDto } from '@/lib/pets/dto'
import { adoptPath } from '@/lib/text/adopter-routes'
import {
  ADMIN,
  ALL_PETS,
  DASHBOARD_REQUESTS,
  FAVORITES,
  FOR_YOU,
  favouritePath,
  ownPetPath,
  petPath,
  requestPath,
} from '@/lib/text/routes'
import { profilePath } from '@/lib/text/sign-in-routes'

interface Situation {
  why: AskObstacle
  pet: PetDto | null
  requestId: number | null
  email: string
}

export function AskExits(situation: Situation) {
  const { why, pet } = situation
  const toPet = why === 'own' ? null : pet
  return (
    <div className="flex flex-wrap gap-2.5">
      <MainExit {...situation} />
      {why === 'in process' && pet && (
        <LinkButton href={favouritePath(pet.id)} variant="ghost">
          <Icon name="star" size={20} />
          Guardar en favoritos
        </LinkButton>
      )}
      {why === 'staff' && (
        <LinkButton href={ADMIN} variant="ghost">
          Ir a Administración
        </LinkButton>
      )}
      {why === 'own' && pet && (
        <LinkButton href={ownPetPath(pet.id)} variant="ghost">
          Editar a {pet.name}
        </LinkButton>
      )}
      {why === 'too far' && pet && (
        <LinkButton href={profilePath(adoptPath(pet.id))} variant="ghost">
          Revisar mi ciudad
        </LinkButton>
      )}
      {toPet ? (
        <LinkButton href={petPath(toPet.id)} variant="ghost">
          Volver a {toPet.name}
        </LinkButton>
      ) : (
        why !== 'own' && (
          <LinkButton href={FAVORITES} variant="ghost">
            Ver mis favoritos
          </LinkButton>
        )
      )}
    </div>
  )
}

function MainExit({ why, pet, requestId, email }: Situation): ReactNode {
  switch (why) {
    case 'asked':
    case 'adopted by asker':
      return (
        <LinkButton href={requestId === null ? DASHBOARD_REQUESTS : requestPath(requestId)}>
          Ver mi solicitud
        </LinkButton>
      )
    case 'own':
    case 'foundation':
      return <LinkButton href={DASHBOARD_REQUESTS}>Ver Solicitudes</LinkButton>
    case 'staff':
      return <LogOutButton />
    case 'too far':
      return <LinkButton href={FOR_YOU}>Ver mascotas para ti</LinkButton>
    case 'unconfirmed':
      return <ResendForm email={email} callbackUrl={pet && adoptPath(pet.id)} />
    default:
      return pet ? (
        <LinkButton href={similarPetsPath(pet)}>Ver mascotas parecidas</LinkButton>
      ) : (
        <LinkButton href={ALL_PETS}>Buscar mascotas</LinkButton>
      )
  }
}
