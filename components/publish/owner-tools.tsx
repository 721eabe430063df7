'use client'

import { Pencil } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { useViewer } from '@/components/viewer/use-viewer'

const EditDialog = lazy(() => import('./edit-dialog').then((module) => ({ default: module.EditDialog })))

/** `?editar=1` opens the dialog; the page that is served does not know of it. */
const PARAMETER = 'editar'

/** Keeps the address in step, so that it can be shared and reloaded. */
function markAddress(open: boolean): void {
  const url = new URL(location.href)
  if (open) url.searchParams.set(PARAMETER, '1')
  else url.searchParams.delete(PARAMETER)
  // Without a state of its own, the router hears of it.
  history.replaceState(null, '', url)
}

/** The pencil that only the owner of a pet sees, and the dialog behind it. */
export function OwnerTools({ pet }: { pet: { id: number; name: string } }) {
  const isOwner = useViewer()?.petIds.includes(pet.id) ?? false
  const [open, setOpen] = useState(false)
  const router = useRouter()

  useEffect(() => {
    if (isOwner && new URLSearchParams(location.search).get(PARAMETER) === '1') setOpen(true)
  }, [isOwner])

  if (!isOwner) return null
  const turn = (to: boolean) => {
    markAddress(to)
    setOpen(to)
  }
  const close = (changed: boolean) => {
    turn(false)
    // Later: a refresh that is under way while the address changes is thrown away.
    if (changed) setTimeout(router.refresh)
  }
  return (
    <>
      <IconButton label={`Editar a ${pet.name}`} onClick={() => turn(true)} className="size-12.5 shrink-0">
        <Pencil aria-hidden size={20} strokeWidth={1.9} />
      </IconButton>
      {open && (
        <Suspense>
          <EditDialog pet={pet} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
