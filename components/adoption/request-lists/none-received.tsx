import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Icon } from '@/components/ui/icon/icon'
import type { ReceivedFilter } from '@/lib/adoption/requests/dto'
import { receivedPath } from '@/lib/adoption/requests/params'
import type { OwnPetDto } from '@/lib/pets/dto'
import { ALL_PETS, CREATE_PET, ownPetPath, petPath, withSuffix } from '@/lib/text/routes'

const ART = { src: '/art/cut-sit.webp', width: 520, height: 698 }

export function NoneReceived({ pets, sends }: { pets: readonly OwnPetDto[]; sends: boolean }) {
  const pet = pets.find(({ status, public: isPublic }) => status === 'adoptable' && isPublic)
  if (!pet) return <NoPets sends={sends} />
  const { id, name } = pet
  return (
    <EmptyPanel
      tone="cielo"
      title="Aún no llegan solicitudes"
      text={`Cuando alguien quiera adoptar a ${name} te escribimos enseguida. Tres fotos o más y una historia larga ayudan a decidirse.`}
      action={
        <>
          <LinkButton href={ownPetPath(id)}>Mejorar la ficha de {name}</LinkButton>
          <LinkButton href={withSuffix(petPath(id), '#compartir')} variant="ghost">
            <Icon name="share-2" size={20} />
            Compartirla
          </LinkButton>
        </>
      }
      art={ART}
    />
  )
}

function NoPets({ sends }: { sends: boolean }) {
  return (
    <EmptyPanel
      tone="cielo"
      title="Aún no llegan solicitudes"
      text="Cuando publiques una mascota, aquí verás quién quiere adoptarla."
      action={
        <>
          <LinkButton href={CREATE_PET}>Dar en Adopción una Mascota</LinkButton>
          {sends && (
            <LinkButton href={ALL_PETS} variant="ghost">
              Buscar una mascota
            </LinkButton>
          )}
        </>
      }
      art={ART}
    />
  )
}

const NONE: Record<ReceivedFilter, { title: string; text: string }> = {
  todas: { title: 'Aún no llegan solicitudes', text: 'Cuando llegue la primera te escribimos enseguida.' },
  'por-responder': {
    title: 'Todo respondido',
    text: 'Nadie espera tu respuesta. Cuando llegue otra te escribimos.',
  },
  aceptadas: {
    title: 'Ninguna aceptada',
    text: 'Cuando aceptes una, aquí tendrás a mano cómo hablar con esa persona.',
  },
  'en-espera': {
    title: 'Nadie en espera',
    text: 'Cuando aceptas una solicitud, las demás de esa mascota esperan aquí.',
  },
  anteriores: { title: 'Todavía no hay anteriores', text: 'Aquí quedan las que ya terminaron.' },
}

export function NoneForFilter({ filter, petId }: { filter: ReceivedFilter; petId: number | null }) {
  const isAll = filter === 'todas' && petId === null
  return (
    <EmptyPanel
      {...NONE[filter]}
      action={
        !isAll && (
          <LinkButton href={receivedPath('todas', filter === 'todas' ? null : petId)} variant="ghost">
            Ver todas
          </LinkButton>
        )
      }
    />
  )
}
