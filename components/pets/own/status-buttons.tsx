'use client'

import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { MENU_ENTRY } from '@/components/ui/menu-panel'
import { showToast } from '@/components/ui/toaster'
import { statusQuestion } from '@/lib/pets/status-copy'
import { agree } from '@/lib/text/copy/agree'
import type { Gender, PetStatus } from '@/lib/text/vocabulary'
import { AskedStatusButton } from './asked-status-button'
import { usePetAction } from './pet-actions'

export interface StatusPet {
  id: number
  name: string
  gender: Gender
  status: PetStatus
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
  const { id, status } = pet
  const className = look === 'menu' ? MENU_ENTRY : buttonClass({ variant: 'ghost', size: 'sm' })
  return (
    <div className={look === 'menu' ? 'grid' : 'flex flex-wrap items-start gap-2.5'}>
      {status !== 'adoptado' && status !== 'inactivo' && <AdoptedButton pet={pet} className={className} />}
      {status === 'inactivo' && <RepublishButton petId={id} className={className} />}
      {status !== 'adoptable' && status !== 'inactivo' && <BackButton pet={pet} className={className} />}
      {status !== 'inactivo' && <DisableButton pet={pet} className={className} fromPetPage={fromPetPage} />}
    </div>
  )
}

/** Publishes a withdrawn pet again. Its requests are closed already, so nobody is notified. */
export function RepublishButton({ petId, className }: { petId: number; className: string }) {
  const { formProps, pending } = usePetAction('back', petId)
  return (
    <form {...formProps} className="grid">
      <input type="hidden" name="petId" value={petId} />
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
      petId={pet.id}
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

function BackButton({ pet, className }: ButtonProps) {
  return (
    <AskedStatusButton
      petId={pet.id}
      name="back"
      className={className}
      label={
        <>
          <Icon name="rotate-ccw" size={18} />
          Volver a poner en adopción
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
      petId={pet.id}
      name="away"
      className={classNames(className, 'text-guayaba')}
      label={
        <>
          <Icon name="trash" size={18} />
          Eliminar mascota
        </>
      }
      question="Estas seguro que deseas eliminar esta mascota?"
      consequence={`${pet.name} dejará de aparecer en las búsquedas. Si tiene solicitudes abiertas, se cierran y avisamos a quienes las enviaron. Podrás publicar${agree('lo', pet.gender)} otra vez desde “Mis Mascotas”.`}
      answers={{ no: 'No', yes: 'Si', variant: 'danger' }}
      onNo={() => showToast('Tu mascota no fue eliminada', 3.5)}
    >
      {fromPetPage && <input type="hidden" name="fromPetPage" value="1" />}
    </AskedStatusButton>
  )
}
