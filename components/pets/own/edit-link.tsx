'use client'

import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { ownPetPath } from '@/lib/text/routes'
import { dialogEntry, isDialogUrl, openDialogEntry } from './dialog-history'
import { useEditDialog } from './use-edit-dialog'

interface Named {
  id: number
  name: string
}

const EditContext = createContext<((pet: Named, opener?: HTMLElement) => void) | null>(null)

/** Provider of the edit dialog of a list of pets; `EditLink`s open it. */
export function EditDialogs({ children }: { children: ReactNode }) {
  const [pet, setPet] = useState<Named | null>(null)
  const opener = useRef<HTMLElement>(undefined)
  const { EditDialog, onClose } = useEditDialog(pet?.id ?? null, false, () => setPet(null))

  const show = async (target: Named, from?: HTMLElement) => {
    opener.current = from
    await openDialogEntry(dialogEntry(target.id, false))
    setPet(target)
  }
  const hide = (changed: boolean) => {
    onClose(changed)
    opener.current?.focus()
  }
  return (
    <EditContext value={show}>
      {children}
      {pet && EditDialog && <EditDialog pet={pet} fromPetPage={false} onClose={hide} />}
    </EditContext>
  )
}

/** Link to the edit page of a pet; inside `EditDialogs` it opens the dialog instead. */
export function EditLink({ pet, className }: { pet: Named; className: string }) {
  const { id, name } = pet
  const edit = useContext(EditContext)
  const editThis = useEffectEvent(() => edit?.({ id, name }))
  useEffect(() => {
    const openFromUrl = () => isDialogUrl(dialogEntry(id, false)) && editThis()
    openFromUrl()
    window.addEventListener('popstate', openFromUrl)
    return () => window.removeEventListener('popstate', openFromUrl)
  }, [id])
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!edit || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { currentTarget } = event
    // The surrounding menu closes: return the focus to its trigger.
    edit(pet, currentTarget.closest('details')?.querySelector('summary') ?? currentTarget)
  }
  return (
    <Link href={ownPetPath(id)} onClick={open} aria-label={`Editar a ${name}`} className={className}>
      <Icon name="pencil" size={18} />
      Editar
    </Link>
  )
}
