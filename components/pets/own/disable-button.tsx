'use client'

import { type ComponentProps, type SubmitEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toaster'
import { usePetAction } from './pet-actions'

const QUESTION = 'Estas seguro que deseas eliminar esta mascota?'

export function DisableButton({
  pet,
  className,
  fromPetPage,
}: {
  pet: { id: number; name: string }
  /** Classes of the button. */
  className: string
  fromPetPage: boolean
}) {
  const { formProps, pending } = usePetAction('away', pet.id)
  const [asking, setAsking] = useState(false)
  const saidYes = useRef(false)
  const button = useRef<HTMLButtonElement>(null)

  const ask = () => {
    saidYes.current = false
    setAsking(!pending)
  }
  const onYes = (event: SubmitEvent<HTMLFormElement>) => {
    saidYes.current = true
    formProps.onSubmit(event)
    event.currentTarget.closest('dialog')?.close()
  }
  const onClose = () => {
    setAsking(false)
    closeMenuAround(button.current)
    if (!saidYes.current) showToast('Tu mascota no fue eliminada', 3.5)
  }
  const yes = { ...formProps, petId: pet.id, fromPetPage }

  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={ask}
        aria-disabled={pending || undefined}
        className={classNames(className, 'text-guayaba noscript:hidden')}
      >
        <Label />
      </button>
      <details className="hidden noscript:block">
        <summary className={classNames(className, 'text-guayaba')}>
          <Label />
        </summary>
        <p className="m-2 font-semibold">{QUESTION}</p>
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
