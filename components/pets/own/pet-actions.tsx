'use client'

import { createContext, type ReactNode, type SubmitEvent, useContext, useState } from 'react'
import { useSentAction } from '@/components/forms/use-sent-action'
import { viewerQueries } from '@/components/people/viewer/use-viewer'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { showNotice, showToast } from '@/components/ui/toaster'
import { useOnChange } from '@/components/ui/use-on-change'
import { adoptedPetAction, disablePetAction, republishPetAction } from '@/lib/adoption/requests/actions'
import { confirmPetAction } from '@/lib/pets/actions'
import type { FormAction } from '@/lib/platform/forms/action'
import { NOTICES } from '@/lib/text/copy/notices'
import type { PetStatus } from '@/lib/text/vocabulary'

type PetActionName = 'confirm' | 'adopted' | 'back' | 'away'

interface PetActionsState {
  actions: Record<PetActionName, Pick<ReturnType<typeof useSentAction>, 'sendPlainly' | 'send'>>
  isPending: (petId: number) => boolean
  /** Whether it is among the pets that an action was run for last. */
  wasSent: (petId: number) => boolean
  start: (petId: number) => void
}

const PetActionsContext = createContext<PetActionsState | null>(null)

/**
 * Provider that runs pet actions and shows their results; it outlives the buttons, which disappear with the change.
 * @param onChanged receives the pet's new status; the surrounding page refreshes itself
 */
export function PetActions({
  onChanged,
  children,
}: {
  onChanged?: (status: PetStatus) => void
  children: ReactNode
}) {
  const [sentIds, setSentIds] = useState<readonly number[]>([])
  const onDone = (status?: PetStatus) => {
    if (status) onChanged?.(status)
    restoreFocus(sentIds.at(-1))
  }
  const actions = {
    confirm: useStatusAction(confirmPetAction, onDone),
    adopted: useStatusAction(adoptedPetAction, () => onDone('adoptado')),
    back: useStatusAction(republishPetAction, () => onDone('adoptable')),
    away: useStatusAction(disablePetAction, () => onDone('inactivo')),
  }
  const all = Object.values(actions)
  const message = all.find(({ answer }) => answer.message)?.answer.message
  const anyPending = all.some(({ pending }) => pending)
  const state: PetActionsState = {
    actions,
    isPending: (petId) => anyPending && sentIds.includes(petId),
    wasSent: (petId) => sentIds.includes(petId),
    start: (petId) => setSentIds(anyPending ? [...sentIds, petId] : [petId]),
  }
  return (
    <PetActionsContext value={state}>
      {/* In place of a toast without JavaScript. */}
      {message && (
        <p data-answered="" className="mb-4 hidden rounded-2xl bg-mist px-4 py-3 text-small noscript:block">
          {message}
        </p>
      )}
      {children}
    </PetActionsContext>
  )
}

/** A status change; with JavaScript its result is a toast. */
function useStatusAction(action: FormAction, onDone: () => void) {
  const sent = useSentAction(action)
  useLongWaitToast(sent.pending)
  useOnChange(sent.answer, ({ message, notice, status }) => {
    if (notice) showNotice(NOTICES[notice])
    else if (message) showToast(message, status === 'done' ? 3.5 : 8)
    if (status !== 'done') return
    // The header counts the requests that were closed or came back with it.
    void viewerQueries.invalidateQueries(undefined, { cancelRefetch: false })
    onDone()
  })
  return sent
}

/**
 * If the pressed button is gone: focuses the menu of the pet's row, or the collapsed group it is in; beside no list, the dialog
 * or the page that it was in.
 */
function restoreFocus(petId: number | undefined): void {
  if (document.activeElement !== document.body) return
  const row = document.querySelector(`[data-own-pet="${petId}"]`)
  const target = row?.closest('details:not([open])') ?? row
  const menu = target?.querySelector('summary')
  const around = document.querySelector('dialog[open]')?.querySelector<HTMLElement>('a, button')
  const next = menu ?? around ?? document.getElementById('contenido')
  next?.focus()
}

/**
 * Props of the form that runs an action of the surrounding `PetActions`, once at a time per pet. `pending` is for its
 * button's `aria-disabled`: a disabled button would lose the focus.
 */
export function usePetAction(name: PetActionName, petId: number) {
  const state = useContext(PetActionsContext)
  if (!state) throw new Error('PetActions is missing around this button')
  const pending = state.isPending(petId)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (pending) return event.preventDefault()
    state.start(petId)
    state.actions[name].send(event)
  }
  const formProps = { action: state.actions[name].sendPlainly, onSubmit }
  return { formProps, pending, wasSent: state.wasSent(petId) }
}
