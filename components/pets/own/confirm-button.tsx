'use client'

import { Button, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { petPath } from '@/lib/text/routes'
import { usePetAction } from './pet-actions'

/** Inside `PetActions`. @param urgent whether the pet is not listed, or soon will not be */
export function ConfirmButton({ pet, urgent }: { pet: { id: number; name: string }; urgent: boolean }) {
  const { formProps, pending } = usePetAction('confirm', pet.id)
  return (
    <form {...formProps} className="grid">
      <input type="hidden" name="petId" value={pet.id} />
      <Button
        type="submit"
        variant={urgent ? 'solid' : 'ghost'}
        size="sm"
        aria-disabled={pending || undefined}
        className="aria-disabled:opacity-55"
        aria-label={`${pet.name} sigue en adopción`}
      >
        <Icon name="circle-check" size={18} />
        Sigue en adopción
      </Button>
    </form>
  )
}

/** Inside `PetActions`: it takes the place of the button that has just confirmed the pet. */
export function PageLink({ petId }: { petId: number }) {
  const { wasSent } = usePetAction('confirm', petId)
  return (
    <LinkButton href={petPath(petId)} variant="ghost" size="sm" className={wasSent ? 'settle' : undefined}>
      <Icon name="eye" size={18} />
      Ver su página
    </LinkButton>
  )
}
