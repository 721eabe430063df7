'use client'

import { Icon } from '@/components/ui/icon/icon'
import { RemoveFavouriteForm } from './remove-favourite-form'

export function RemoveFavouriteButton({
  petName,
  ...form
}: {
  petId: number
  petName: string
  returnTo: string
  canUndo: boolean
}) {
  return (
    <RemoveFavouriteForm {...form} className="relative z-10 shrink-0">
      {() => (
        <button
          type="submit"
          aria-label={`Eliminar de Favoritos: ${petName}`}
          className="grid size-11 place-items-center rounded-full text-guayaba hover:bg-guayaba-tint"
        >
          <Icon name="x" size={20} strokeWidth={2.2} />
        </button>
      )}
    </RemoveFavouriteForm>
  )
}
