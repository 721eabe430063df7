import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { TextLink } from '@/components/ui/links/text-link'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import type { UnavailableFavouriteDto } from '@/lib/pets/dto'
import { ribbonText } from '@/lib/pets/ribbon'
import { petPath, requestPath } from '@/lib/text/routes'
import { RemoveFavouriteButton } from './remove-favourite-form'

export function UnavailableFavourites({
  pets,
  returnTo,
}: {
  pets: readonly UnavailableFavouriteDto[]
  returnTo: string
}) {
  if (pets.length === 0) return null
  return (
    <section aria-labelledby="otras-favoritas" className="mt-13 border-t border-line pt-8">
      <h2 id="otras-favoritas" className="text-panel">
        También en tus favoritos
      </h2>
      <p className="mt-1 text-ink-2">No están en las búsquedas en este momento.</p>
      <ul className="mt-5 grid gap-3 xl:grid-cols-2">
        {pets.map((pet) => (
          <li key={pet.id}>
            <Entry pet={pet} returnTo={returnTo} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({
  pet: { id, name, card, held, requestId },
  returnTo,
}: {
  pet: UnavailableFavouriteDto
  returnTo: string
}) {
  const gone = held ? 'En revisión del equipo' : 'Ya no está publicada'
  return (
    <article className="relative flex items-center gap-3.5 rounded-card border-[1.5px] border-line p-3">
      <div className="size-20 shrink-0 overflow-hidden rounded-control bg-mist">
        {card ? (
          <PetPhoto photo={card.photo} pet={card} sizes="80px" className="size-full object-cover" />
        ) : (
          <Icon name="paw-print" size={28} strokeWidth={1.7} className="m-auto h-full text-ink-3" />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="text-card leading-tight">
          {card ? (
            <Link
              href={petPath(id)}
              pending="card"
              className="after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {card && (
          <p className="truncate text-fine text-ink-2">
            {card.place.city}, {card.place.country}
          </p>
        )}
        <div className="mt-1.5">
          <Badge tone={card ? 'ink' : 'mist'}>
            {card ? (ribbonText(card) ?? 'Publicación en pausa') : gone}
          </Badge>
        </div>
        {requestId !== null && (
          <p className="mt-1 text-fine">
            <TextLink href={requestPath(requestId)} className="relative z-1">
              Ver tu solicitud<span className="sr-only"> para {name}</span>
            </TextLink>
          </p>
        )}
        {requestId === null && card?.status === 'adoptable' && (
          <p className="mt-1 text-fine">Todavía puedes pedirla en adopción.</p>
        )}
      </div>
      <RemoveFavouriteButton petId={id} petName={name} returnTo={returnTo} canUndo={card !== null} />
    </article>
  )
}
