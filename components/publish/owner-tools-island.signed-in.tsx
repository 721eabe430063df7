'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { useOwns } from '@/components/viewer/use-viewer'
import { ownPetPath, petPath } from '@/lib/routes'
import { dialogEntry, historySettled, isDialogUrl, popDialogEntry, pushDialogEntry } from './dialog-history'
import { onEditRequested } from './edit-request'

const useEditDialog = lazyDialog(() => import('./edit-dialog').then((module) => module.EditDialog))

export function OwnerTools({ pet }: { pet: { id: number; name: string } }) {
  const isOwner = useOwns(pet.id)
  const [open, setOpen] = useState(false)
  const EditDialog = useEditDialog(open, () => setOpen(false), {
    label: 'Abrir la página',
    // Replaces the dialog's history entry.
    run: () => location.replace(ownPetPath(pet.id)),
  })
  const router = useRouter()
  const entry = dialogEntry(pet.id, true)

  const show = async () => {
    // A pending history.back() would close this dialog too.
    await historySettled()
    pushDialogEntry(entry)
    setOpen(true)
  }
  const showAsked = useEffectEvent(show)
  useEffect(() => {
    if (!isOwner) return
    if (isDialogUrl(entry)) showAsked()
    const listening = new AbortController()
    // Forward opens it again; the URL may already be another pet's, whose page is not rendered yet.
    const onMove = () => location.pathname === petPath(pet.id) && isDialogUrl(entry) && setOpen(true)
    window.addEventListener('popstate', onMove, { signal: listening.signal })
    const ignore = onEditRequested(() => showAsked())
    return () => {
      ignore()
      listening.abort()
    }
  }, [isOwner, pet.id, entry])

  if (!isOwner) return null
  const hide = async (changed: boolean) => {
    setOpen(false)
    popDialogEntry(entry)
    // A URL change discards a pending refresh.
    await historySettled()
    if (changed) router.refresh()
  }
  return (
    <>
      <IconButton label={`Editar a ${pet.name}`} onClick={show} className="size-12.5 shrink-0">
        <Icon name="pencil" size={20} />
      </IconButton>
      {EditDialog && <EditDialog pet={pet} fromPetPage onClose={hide} />}
    </>
  )
}
