'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useOwns } from '@/components/people/viewer/use-viewer'
import { Icon } from '@/components/ui/icon/icon'
import { IconButton } from '@/components/ui/icon/icon-button'
import { petPath } from '@/lib/text/routes'
import { dialogEntry, isDialogUrl, onEditRequested, openDialogEntry } from './dialog-history'
import { useEditDialog } from './use-edit-dialog'

export function OwnerTools({ pet }: { pet: { id: number; name: string } }) {
  const isOwner = useOwns(pet.id)
  const [open, setOpen] = useState(false)
  const { EditDialog, onClose } = useEditDialog(open ? pet.id : null, true, () => setOpen(false))
  const entry = dialogEntry(pet.id, true)

  const show = async () => {
    await openDialogEntry(entry)
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
  return (
    <>
      <IconButton label={`Editar a ${pet.name}`} onClick={show} className="size-12.5 shrink-0">
        <Icon name="pencil" size={20} />
      </IconButton>
      {EditDialog && <EditDialog pet={pet} fromPetPage onClose={onClose} />}
    </>
  )
}
