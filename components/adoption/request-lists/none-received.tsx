import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Icon } from '@/components/ui/icon/icon'
import type { ReceivedFilter } from '@/lib/adoption/requests/dto'
import { receivedPath } from '@/lib/adoption/requests/params'
import type { OwnPetDto } from '@/lib/pets/dto'
import { ALL_PETS, CREATE_PET, DASHBOARD_PETS, ownPetPath, petPath, withSuffix } from '@/lib/text/routes'

export function NoneReceived({ pets, sends }: { pets: readonly OwnPetDto[]; sends: boolean }) {
  const offered = pets.filter(({ status }) => status === 'adoptable')
  const pet = offered.find((one) => one.public && !one.paused)
  const [unseen] = offered
  if (!pet && unseen) return <NoneWhileUnseen pet={unseen} />
  return (
    <EmptyPanel
      tone="cielo"
      title="Aún no llegan solicitudes"
      text={
        pet
          ? `Cuando alguien quiera adoptar a ${pet.name} te escribimos enseguida. Tres fotos o más y una historia larga ayudan a decidirse.`
          : 'Cuando publiques una mascota, aquí verás quién quiere adoptarla.'
      }
      action={
        pet ? (
          <>
            <LinkButton href={ownPetPath(pet.id)}>Mejorar la ficha de {pet.name}</LinkButton>
            <LinkButton href={withSuffix(petPath(pet.id), '#compartir')} variant="ghost">
              <Icon name="share-2" size={20} />
              Compartirla
            </LinkButton>
          </>
        ) : (
          <>
            <LinkButton href={CREATE_PET}>Dar en Adopción una Mascota</LinkButton>
            {sends && (
              <LinkButton href={ALL_PETS} variant="ghost">
                Buscar una mascota
              </LinkButton>
            )}
          </>
        )
      }
      art={{ src: '/art/cut-sit.webp', width: 520, height: 698 }}
    />
  )
}

/** None of the pets is in the searches. */
function NoneWhileUnseen({ pet: { name, hold, public: isPublic } }: { pet: OwnPetDto }) {
  const why = isPublic
    ? `${name} salió de las búsquedas. Toca “Sigue en adopción” en Mis Mascotas y vuelve al momento.`
    : hold
      ? `La publicación de ${name} no se ve por ahora: en Mis Mascotas te contamos por qué.`
      : `La publicación de ${name} se verá en cuanto aprobemos tu fundación.`
  return (
    <EmptyPanel
      tone="cielo"
      title="Aún no llegan solicitudes"
      text={why}
      action={<LinkButton href={DASHBOARD_PETS}>Ver Mis Mascotas</LinkButton>}
      art={{ src: '/art/cut-sit.webp', width: 520, height: 698 }}
    />
  )
}

const NONE: Record<ReceivedFilter, { title: string; text: string }> = {
  todas: { title: 'Aún no llegan solicitudes', text: 'Cuando llegue la primera te escribimos enseguida.' },
  'por-responder': {
    title: 'Todo respondido',
    text: 'Nadie espera tu respuesta. Cuando llegue otra te escribimos.',
  },
  'sin-leer': { title: 'Todo leído', text: 'No tienes mensajes sin leer. Cuando te escriban te avisamos.' },
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
