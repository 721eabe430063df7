'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { useOwns } from '@/components/viewer/use-viewer'
import { isMarked, markAddress, unmarkAddress } from './edit-address'
import { onAskedToEdit } from './edit-request'

const EditDialog = lazy(() => import('./edit-dialog').then((module) => ({ default: module.EditDialog })))

/** The pencil that only the owner of a pet sees, and the dialog behind it. */
export function OwnerTools({ pet }: { pet: { id: number; name: string } }) {
  const isOwner = useOwns(pet.id)
  const [open, setOpen] = useState(false)
  const router = useRouter()

  const show = () => {
    markAddress()
    setOpen(true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: knowing the owner is the event.
  useEffect(() => {
    if (!isOwner) return
    if (isMarked()) show()
    return onAskedToEdit(show)
  }, [isOwner])

  if (!isOwner) return null
  const hide = (changed: boolean) => {
    setOpen(false)
    // A refresh that is under way while the address changes is thrown away.
    unmarkAddress(() => changed && router.refresh())
  }
  return (
    <>
      <IconButton label={`Editar a ${pet.name}`} onClick={show} className="size-12.5 shrink-0">
        <Icon name="pencil" size={20} />
      </IconButton>
      {open && (
        <Suspense>
          <EditDialog pet={pet} onClose={hide} />
        </Suspense>
      )}
    </>
  )
}
