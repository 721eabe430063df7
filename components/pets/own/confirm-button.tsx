'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
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
