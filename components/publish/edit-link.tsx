'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
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
import { Icon } from '@/components/ui/icon'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { ownPetPath } from '@/lib/routes'
import { dialogEntry, historySettled, isDialogUrl, popDialogEntry, pushDialogEntry } from './dialog-history'

const useEditDialog = lazyDialog(() => import('./edit-dialog').then((module) => module.EditDialog))

interface Named {
  id: number
  name: string
}

const EditContext = createContext<((pet: Named, opener?: HTMLElement) => void) | null>(null)

/** Provider of the edit dialog of a list of pets; `EditLink`s open it. */
export function EditDialogs({ children }: { children: ReactNode }) {
  const [pet, setPet] = useState<Named | null>(null)
  const opener = useRef<HTMLElement>(undefined)
  const EditDialog = useEditDialog(pet !== null, () => setPet(null), {
    label: 'Abrir la página',
    // Replaces the dialog's history entry.
    run: () => pet && location.replace(ownPetPath(pet.id)),
  })
  const router = useRouter()

  const show = async (wanted: Named, from?: HTMLElement) => {
    opener.current = from
    // A pending history.back() would close this dialog too.
    await historySettled()
    pushDialogEntry(dialogEntry(wanted.id, false))
    setPet(wanted)
  }
  const hide = async (changed: boolean) => {
    setPet(null)
    if (pet) popDialogEntry(dialogEntry(pet.id, false))
    opener.current?.focus()
    // A URL change discards a pending refresh.
    await historySettled()
    if (changed) router.refresh()
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
    const openAsSaid = () => isDialogUrl(dialogEntry(id, false)) && editThis()
    openAsSaid()
    window.addEventListener('popstate', openAsSaid)
    return () => window.removeEventListener('popstate', openAsSaid)
  }, [id])
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!edit || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { currentTarget } = event
    // The surrounding menu closes: return the focus to its trigger.
    edit(pet, currentTarget.closest('details')?.querySelector('summary') ?? currentTarget)
  }
  return (
    <Link
      href={ownPetPath(id)}
      prefetch={false}
      onClick={open}
      aria-label={`Editar a ${name}`}
      className={className}
    >
      <Icon name="pencil" size={18} />
      Editar
    </Link>
  )
}
