'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { viewerQueries } from '@/components/people/viewer/use-viewer'
import { LinkButton } from '@/components/ui/button'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import { useOnChange } from '@/components/ui/use-on-change'
import type { PetCardDto } from '@/lib/pets/dto'
import { addFavouriteAction, removeFavouriteAction } from '@/lib/pets/favourites/actions'
import { starSchema } from '@/lib/pets/favourites/schema'
import { FAVORITES, favouritePath, petPath } from '@/lib/text/routes'

export function FavouriteQuestion({ pet, isFavourite }: { pet: PetCardDto; isFavourite: boolean }) {
  const form = useActionForm(starSchema, isFavourite ? removeFavouriteAction : addFavouriteAction)
  const { id, name, place } = pet
  // Favourite buttons on other pages read this cache.
  useOnChange(isFavourite, () => {
    viewerQueries.invalidateQueries()
  })
  return (
    <div className="mx-auto grid w-[min(27.5rem,100%-2.5rem)] gap-5 py-8 text-center lg:py-12">
      <div className="aspect-4/3 overflow-hidden rounded-card bg-mist">
        <PetPhoto photo={pet.photo} pet={pet} sizes="440px" className="size-full object-cover" />
      </div>
      <div>
        <h1 className="text-title">
          {isFavourite ? `${name} está en tus favoritos` : `¿Guardar a ${name} en tus favoritos?`}
        </h1>
        <p className="mt-1.5 text-ink-2">
          {place.city}, {place.country}
        </p>
      </div>
      <form {...form.formProps} className="grid gap-2.5">
        <FormMessage form={form} />
        <input type="hidden" name="petId" value={id} />
        <input type="hidden" name="back" value={favouritePath(id)} />
        {isFavourite && (
          <LinkButton href={FAVORITES} size="big">
            Ver todos los favoritos
          </LinkButton>
        )}
        <SubmitButton pending={form.pending} variant={isFavourite ? 'ghost' : 'solid'}>
          {isFavourite ? 'Eliminar de Favoritos' : 'Guardar en Favoritos'}
        </SubmitButton>
        <LinkButton href={petPath(id)} variant="ghost" size="big">
          Ver a {name}
        </LinkButton>
      </form>
    </div>
  )
}
