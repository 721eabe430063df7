'use client'

import { type FormEvent, type ReactNode, useActionState } from 'react'
import { showToast } from '@/components/ui/toaster'
import { removeFavouriteAction } from '@/lib/favourites/actions'
import { IDLE } from '@/lib/http/form-state'
import { useFavourite } from './use-favourites'

const REMOVED = 'Ya no está en tus favoritos'

/** With JavaScript optimistic, with an undo; a plain form without. */
export function RemoveFavouriteForm({
  petId,
  back,
  hasPage,
  className,
  children,
}: {
  petId: number
  back: string
  /** Whether the pet may be a favourite again. */
  hasPage: boolean
  className?: string
  /** The button, told whether the pet is still a favourite. */
  children: (isFavourite: boolean) => ReactNode
}) {
  const [, removePlainly] = useActionState(removeFavouriteAction, IDLE)
  const { isFavourite, setFavourite } = useFavourite(petId)
  const undo = { label: 'Deshacer', run: () => setFavourite(true) }

  const onSubmit = async (event: FormEvent) => {
    // Before it is known who looks, the form goes its plain way.
    if (isFavourite === undefined) return
    event.preventDefault()
    const saved = await setFavourite(!isFavourite)
    if (saved && isFavourite) showToast(REMOVED, 8, hasPage ? undo : undefined)
  }
  return (
    <form action={removePlainly} onSubmit={onSubmit} className={className}>
      <input type="hidden" name="petId" value={petId} />
      <input type="hidden" name="back" value={back} />
      {children(isFavourite ?? true)}
    </form>
  )
}
