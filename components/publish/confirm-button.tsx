'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { confirmPetAction } from '@/lib/pets/actions'
import { useStatusAction } from './use-status-action'

/** @param urgent whether the pet is paused until confirmed */
export function ConfirmButton({ pet, urgent }: { pet: { id: number; name: string }; urgent: boolean }) {
  const { answer, run, pending } = useStatusAction(confirmPetAction)
  return (
    <form action={run} className="grid gap-1.5">
      <input type="hidden" name="petId" value={pet.id} />
      <Button
        type="submit"
        variant={urgent ? 'solid' : 'ghost'}
        size="sm"
        aria-disabled={pending || undefined}
        aria-label={`Confirmar que ${pet.name} sigue buscando familia`}
      >
        <Icon name="circle-check" size={17} />
        Confirmar
      </Button>
      {/* Where no toast can say it. */}
      {answer.message && <p className="hidden text-fine text-ink-2 noscript:block">{answer.message}</p>}
    </form>
  )
}
