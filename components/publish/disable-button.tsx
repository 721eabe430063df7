'use client'

import { type ComponentProps, type SubmitEvent, useRef, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { showToast } from '@/components/ui/toaster'
import type { StatusAction } from './use-status-action'

const QUESTION = 'Estas seguro que deseas eliminar esta mascota?'

export function DisableButton({
  pet,
  action: { run, pending },
  fromPetPage,
}: {
  pet: { id: number; name: string }
  action: StatusAction
  fromPetPage: boolean
}) {
  const [asking, setAsking] = useState(false)
  const saidYes = useRef(false)
  const button = useRef<HTMLButtonElement>(null)

  const ask = () => {
    saidYes.current = false
    setAsking(!pending)
  }
  const onYes = (event: SubmitEvent<HTMLFormElement>) => {
    saidYes.current = true
    event.currentTarget.closest('dialog')?.close()
  }
  const onClose = () => {
    setAsking(false)
    closeMenuAround(button.current)
    if (!saidYes.current) showToast('Tu mascota no fue eliminada', 3.5)
  }
  const yes = { action: run, petId: pet.id, fromPetPage }

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        onClick={ask}
        aria-disabled={pending || undefined}
        className="text-guayaba noscript:hidden"
      >
        <Label />
      </Button>
      <details className="hidden noscript:block">
        <summary className={buttonClass({ variant: 'ghost', size: 'sm' }, 'text-guayaba')}>
          <Label />
        </summary>
        <p className="mt-2 mb-2 font-semibold">{QUESTION}</p>
        <YesForm {...yes} />
      </details>
      {asking && (
        <Dialog title={QUESTION} onClose={onClose}>
          <p className="text-ink-2">
            {pet.name} dejará de aparecer en las búsquedas. Podrás publicarla otra vez desde “Mis Mascotas”.
          </p>
          <div className="mt-4 grid grid-cols-2 gap-2.5">
            <form method="dialog" className="grid">
              <Button type="submit" variant="ghost">
                No
              </Button>
            </form>
            <YesForm {...yes} onSubmit={onYes} className="grid" />
          </div>
        </Dialog>
      )}
    </>
  )
}

function Label() {
  return (
    <>
      <Icon name="trash" size={18} />
      Eliminar mascota
    </>
  )
}

function closeMenuAround(button: HTMLElement | null): void {
  const menu = button?.closest('details')
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

function YesForm({
  petId,
  fromPetPage,
  ...form
}: { petId: number; fromPetPage: boolean } & Pick<
  ComponentProps<'form'>,
  'action' | 'onSubmit' | 'className'
>) {
  return (
    <form {...form}>
      <input type="hidden" name="petId" value={petId} />
      {fromPetPage && <input type="hidden" name="fromPetPage" value="1" />}
      <Button type="submit" variant="danger">
        Si
      </Button>
    </form>
  )
}
