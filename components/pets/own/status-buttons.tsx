'use client'

import { type ComponentProps, type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import { MENU_ENTRY } from '@/components/ui/menu-panel'
import { showToast } from '@/components/ui/toaster'
import { agree } from '@/lib/text/copy/agree'
import type { Gender, PetStatus } from '@/lib/text/vocabulary'
import { usePetAction } from './pet-actions'

export interface StatusPet {
  id: number
  name: string
  gender: Gender
  status: PetStatus
}

/** Inside `PetActions`; works without JavaScript. @param fromPetPage whether on the public page */
export function StatusButtons({
  pet,
  look = 'buttons',
  fromPetPage = false,
}: {
  pet: StatusPet
  look?: 'buttons' | 'menu'
  fromPetPage?: boolean
}) {
  const { id, status, gender } = pet
  const className = look === 'menu' ? MENU_ENTRY : buttonClass({ variant: 'ghost', size: 'sm' })
  return (
    <div className={look === 'menu' ? 'grid' : 'flex flex-wrap items-start gap-2.5'}>
      {status !== 'adoptado' && status !== 'inactivo' && (
        <StatusForm petId={id} name="adopted" className={className}>
          <Icon name="circle-check" size={18} />
          Marcar como {agree('adoptado', gender)}
        </StatusForm>
      )}
      {status === 'inactivo' && <RepublishButton petId={id} className={className} />}
      {status !== 'adoptable' && status !== 'inactivo' && (
        <StatusForm petId={id} name="back" className={className}>
          <Icon name="rotate-ccw" size={18} />
          Volver a poner en adopción
        </StatusForm>
      )}
      {status !== 'inactivo' && <DisableButton pet={pet} className={className} fromPetPage={fromPetPage} />}
    </div>
  )
}

export function RepublishButton({ petId, className }: { petId: number; className: string }) {
  return (
    <StatusForm petId={petId} name="back" className={className}>
      <Icon name="rotate-ccw" size={18} />
      Publicar otra vez
    </StatusForm>
  )
}

function StatusForm({
  petId,
  name,
  className,
  children,
}: {
  petId: number
  name: 'adopted' | 'back'
  className: string
  children: ReactNode
}) {
  const { formProps, pending } = usePetAction(name, petId)
  return (
    <form {...formProps} className="grid">
      <input type="hidden" name="petId" value={petId} />
      <button
        type="submit"
        aria-disabled={pending || undefined}
        className={classNames(className, 'aria-disabled:opacity-55')}
      >
        {children}
      </button>
    </form>
  )
}

const QUESTION = 'Estas seguro que deseas eliminar esta mascota?'

function DisableButton({
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
        <DisableLabel />
      </button>
      <details className="hidden noscript:block">
        <summary className={classNames(className, 'text-guayaba')}>
          <DisableLabel />
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

function DisableLabel() {
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
