import type { Route } from 'next'
import type { ReactNode } from 'react'
import { LogOutButton } from '@/components/people/accounts/log-out-button'
import { ResendForm } from '@/components/people/accounts/resend-form'
import { similarPetsPath } from '@/components/pets/similar-pets'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { AskObstacle } from '@/lib/adoption/requests/refusals'
import type { PetDto } from '@/lib/pets/dto'
import {
  ADMIN,
  ALL_PETS,
  adoptPath,
  DASHBOARD_REQUESTS,
  FAVORITES,
  FOR_YOU,
  favouritePath,
  ownPetPath,
  petPath,
  profilePath,
  requestPath,
} from '@/lib/text/routes'

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
        <Exit href={favouritePath(pet.id)} ghost>
          <Icon name="star" size={20} />
          Guardar en favoritos
        </Exit>
      )}
      {why === 'staff' && (
        <Exit href={ADMIN} ghost>
          Ir a Administración
        </Exit>
      )}
      {why === 'own' && pet && (
        <Exit href={ownPetPath(pet.id)} ghost>
          Editar a {pet.name}
        </Exit>
      )}
      {why === 'too far' && pet && (
        <Exit href={profilePath(adoptPath(pet.id))} ghost>
          Revisar mi ciudad
        </Exit>
      )}
      {toPet ? (
        <Exit href={petPath(toPet.id)} ghost>
          Volver a {toPet.name}
        </Exit>
      ) : (
        why !== 'own' && (
          <Exit href={FAVORITES} ghost>
            Ver mis favoritos
          </Exit>
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
        <Exit href={requestId === null ? DASHBOARD_REQUESTS : requestPath(requestId)}>Ver mi solicitud</Exit>
      )
    case 'own':
    case 'foundation':
      return <Exit href={DASHBOARD_REQUESTS}>Ver Solicitudes</Exit>
    case 'staff':
      return <LogOutButton />
    case 'too far':
      return <Exit href={FOR_YOU}>Ver mascotas para ti</Exit>
    case 'unconfirmed':
      return <ResendForm email={email} callbackUrl={pet && adoptPath(pet.id)} />
    default:
      return pet ? (
        <Exit href={similarPetsPath(pet)}>Ver mascotas parecidas</Exit>
      ) : (
        <Exit href={ALL_PETS}>Buscar mascotas</Exit>
      )
  }
}

export function Exit({
  href,
  ghost = false,
  children,
}: {
  href: Route
  ghost?: boolean
  children: ReactNode
}) {
  return (
    <LinkButton href={href} variant={ghost ? 'ghost' : 'solid'}>
      {children}
    </LinkButton>
  )
}
