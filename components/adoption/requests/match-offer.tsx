'use client'

import type { Route } from 'next'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { LinkButton } from '@/components/ui/button'
import { wantLikePetAction } from '@/lib/adoption/requests/actions'
import { likePetSchema } from '@/lib/adoption/requests/schema'

/** The match test filled in from a pet: one press takes it. @param declinePath the same page without the offer */
export function MatchOffer({
  pet,
  wanted,
  changePath,
  declinePath,
  requestId,
  level: Heading = 'h2',
}: {
  pet: { id: number; name: string }
  /** 'Perra adulta, grande, de pelo corto' */
  wanted: string
  changePath: Route
  declinePath?: Route
  /** The sent request whose page offers it. */
  requestId?: number
  level?: 'h2' | 'h3'
}) {
  const form = useActionForm(likePetSchema, wantLikePetAction)
  return (
    <form {...form.formProps} className="grid gap-3 rounded-card bg-lila p-4.5">
      <input type="hidden" name="petId" value={pet.id} />
      {requestId !== undefined && <input type="hidden" name="requestId" value={requestId} />}
      <div className="grid gap-1">
        <Heading className="text-body font-semibold wrap-anywhere">
          ¿Buscas una mascota como {pet.name}?
        </Heading>
        <p className="text-small text-ink-2">{wanted}. Con eso te decimos en qué coincide cada mascota.</p>
      </div>
      <FormMessage form={form} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="md" pending={form.pending}>
          Sí, así
        </SubmitButton>
        <LinkButton href={changePath} variant="ghost" size="md">
          Cambiar
        </LinkButton>
        {declinePath && (
          <LinkButton href={declinePath} scroll={false} replace variant="ghost" size="md">
            Ahora no
          </LinkButton>
        )}
      </div>
    </form>
  )
}
