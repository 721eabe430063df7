'use client'

import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import type { PetCardDto } from '@/lib/pets/dto'
import { NO_PHOTO } from '@/lib/photos/no-photo'
import { AGE_LABELS } from '@/lib/text/copy/labels'
import { petPath } from '@/lib/text/routes'
import { useFavourite } from './use-favourites'

export function FavouriteMiniCard({ pet, onRemoved }: { pet: PetCardDto; onRemoved: () => void }) {
  const { setFavourite } = useFavourite(pet.id)
  const remove = () => {
    setFavourite(false)
    onRemoved()
  }
  return (
    <article className="relative flex gap-3.5">
      <img
        src={pet.photo?.small ?? NO_PHOTO}
        alt=""
        width={400}
        height={300}
        loading="lazy"
        className="size-22 shrink-0 rounded-control object-cover"
      />
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-base leading-tight">
          <Link
            href={petPath(pet.id)}
            className="after:absolute after:inset-0 after:rounded-control hover:underline"
          >
            {pet.name}
          </Link>
        </h3>
        <p className="truncate text-fine text-ink-2">
          {pet.place.city}, {pet.place.country}
        </p>
        <p className="text-fine text-ink-2">{AGE_LABELS[pet.age]}</p>
        <button
          type="button"
          onClick={remove}
          className="relative z-10 -ml-1 inline-flex min-h-11 items-center gap-1 rounded-control px-1 text-fine font-semibold text-guayaba hover:underline"
        >
          <Icon name="x" size={16} strokeWidth={2.2} />
          Eliminar de Favoritos
          <span className="sr-only">: {pet.name}</span>
        </button>
      </div>
    </article>
  )
}
