'use client'

import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { MENU_ENTRY } from '@/components/ui/menu-panel'
import { showToast } from '@/components/ui/toaster'
import { statusQuestion, withdrawalConsequence } from '@/lib/pets/status-copy'
import { agree } from '@/lib/text/copy/agree'
import type { Gender, PetStatus } from '@/lib/text/vocabulary'
import { AskedStatusButton, PetFields } from './asked-status-button'
import { usePetAction } from './pet-actions'

export interface StatusPet {
  id: number
  name: string
  gender: Gender
  status: PetStatus
  adoptedHere: boolean
}

interface ButtonProps {
  pet: StatusPet
  className: string
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
  const { status } = pet
  const className = look === 'menu' ? MENU_ENTRY : buttonClass({ variant: 'ghost', size: 'sm' })
  return (
    <div className={look === 'menu' ? 'grid' : 'flex flex-wrap items-start gap-2.5'}>
      {status !== 'adoptado' && status !== 'inactivo' && <AdoptedButton pet={pet} className={className} />}
      {status === 'inactivo' && <RepublishButton pet={pet} className={className} />}
      {status !== 'adoptable' && status !== 'inactivo' && <BackButton pet={pet} className={className} />}
      {status !== 'inactivo' && <DisableButton pet={pet} className={className} fromPetPage={fromPetPage} />}
    </div>
  )
}

/** Publishes a withdrawn pet again. Asks only where it was adopted here: its other requests are closed, so nobody is told. */
export function RepublishButton({ pet, className }: ButtonProps) {
  if (pet.adoptedHere) return <BackButton pet={pet} className={className} label="Publicar otra vez" />
  return <RepublishAtOnce pet={pet} className={className} />
}

function RepublishAtOnce({ pet, className }: ButtonProps) {
  const { formProps, pending } = usePetAction('back', pet.id)
  return (
    <form {...formProps} className="grid">
      <PetFields pet={pet} />
      <button
        type="submit"
        aria-disabled={pending || undefined}
        className={classNames(className, 'aria-disabled:opacity-55')}
      >
        <Icon name="rotate-ccw" size={18} />
        Publicar otra vez
      </button>
    </form>
  )
}

function AdoptedButton({ pet, className }: ButtonProps) {
  return (
    <AskedStatusButton
      pet={pet}
      name="adopted"
      className={className}
      label={
        <>
          <Icon name="circle-check" size={18} />
          Marcar como {agree('adoptado', pet.gender)}
        </>
      }
      {...statusQuestion(pet, 'adoptado')}
      answers={{ no: 'Todavía no', yes: 'Sí, ya tiene hogar' }}
    />
  )
}

function BackButton({
  pet,
  className,
  label = 'Volver a poner en adopción',
}: ButtonProps & { label?: string }) {
  return (
    <AskedStatusButton
      pet={pet}
      name="back"
      className={className}
      label={
        <>
          <Icon name="rotate-ccw" size={18} />
          {label}
        </>
      }
      {...statusQuestion(pet, 'adoptable')}
      answers={{ no: 'No', yes: 'Sí, busca familia' }}
    />
  )
}

function DisableButton({ pet, className, fromPetPage }: ButtonProps & { fromPetPage: boolean }) {
  return (
    <AskedStatusButton
      pet={pet}
      name="away"
      className={classNames(className, 'text-guayaba')}
      label={
        <>
          <Icon name="trash" size={18} />
          Eliminar mascota
        </>
      }
      question="Estas seguro que deseas eliminar esta mascota?"
      consequence={withdrawalConsequence(pet)}
      answers={{ no: 'No', yes: 'Si', variant: 'danger' }}
      onNo={() => showToast('Tu mascota no fue eliminada', 3.5)}
    >
      {fromPetPage && <input type="hidden" name="fromPetPage" value="1" />}
    </AskedStatusButton>
  )
}
