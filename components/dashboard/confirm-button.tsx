'use client'

import { CircleCheck } from 'lucide-react'
import { useActionState, useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toaster'
import { IDLE } from '@/lib/http/form-state'
import { confirmPetAction } from '@/lib/pets/actions'

/** Says with one tap that a pet still waits; works without JavaScript. @param urgent whether it is paused until then */
export function ConfirmButton({ pet, urgent }: { pet: { id: number; name: string }; urgent: boolean }) {
  const [answer, run, pending] = useActionState(confirmPetAction, IDLE)
  useEffect(() => {
    if (answer.message) showToast(answer.message, 3.5)
  }, [answer])
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
        <CircleCheck aria-hidden size={17} strokeWidth={1.9} />
        Confirmar
      </Button>
      {/* Where no toast can say it. */}
      {answer.message && <p className="hidden text-fine text-ink-2 noscript:block">{answer.message}</p>}
    </form>
  )
}
