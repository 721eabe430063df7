'use client'

import { type FormEvent, type ReactNode, useActionState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toaster'
import { removeFavouriteAction } from '@/lib/pets/favourites/actions'
import { IDLE } from '@/lib/platform/forms/form-state'
import { useFavourite } from './use-favourites'

const REMOVED = 'Ya no está en tus favoritos'

/** Optimistic, with undo; a plain form without JavaScript, which says itself why it failed. */
export function RemoveFavouriteForm({
  petId,
  returnTo,
  canUndo,
  className,
  children,
}: {
  petId: number
  returnTo: string
  /** Only public pets can be added again. */
  canUndo: boolean
  className?: string
  children: (isFavourite: boolean) => ReactNode
}) {
  const [answer, removePlainly] = useActionState(removeFavouriteAction, IDLE)
  const { isFavourite, setFavourite } = useFavourite(petId)
  const undo = { label: 'Deshacer', run: () => setFavourite(true) }

  const onSubmit = async (event: FormEvent) => {
    // Until the session is known, submit natively.
    if (isFavourite === undefined) return
    event.preventDefault()
    const saved = await setFavourite(!isFavourite)
    if (saved && isFavourite) showToast(REMOVED, 8, canUndo ? undo : undefined)
  }
  return (
    <form action={removePlainly} onSubmit={onSubmit} className={className}>
      <input type="hidden" name="petId" value={petId} />
      <input type="hidden" name="back" value={returnTo} />
      {children(isFavourite ?? true)}
      {answer.status === 'failed' && (
        <p
          role="alert"
          data-answered=""
          className="absolute top-full right-0 z-20 w-56 rounded-2xl bg-guayaba-tint px-4 py-2.5 text-fine text-guayaba-hover"
        >
          {answer.message}
        </p>
      )}
    </form>
  )
}

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
