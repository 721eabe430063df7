'use client'

import type { ReactNode } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { LinkButton } from '@/components/ui/button'
import { confirmByLinkAction } from '@/lib/pets/freshness/actions'
import { confirmationLinkSchema } from '@/lib/pets/freshness/schema'
import { DASHBOARD_PETS, petPath } from '@/lib/text/routes'

interface LinkedPet {
  id: number
  name: string
  hasPage: boolean
}

/** Opening the link changes nothing: a person confirms. @param linkError if the link is known to be invalid */
export function PetConfirmation({
  token,
  pet,
  linkError,
}: {
  token: string
  pet: LinkedPet | null
  linkError: { title: string; text: string } | null
}) {
  const form = useActionForm(confirmationLinkSchema, confirmByLinkAction)
  const { status, message } = form.answer
  const end = status === 'done' ? { title: '¡Listo!', text: message } : status === 'idle' ? linkError : null
  if (end)
    return (
      <Stage {...end}>
        <NextSteps pet={pet} />
      </Stage>
    )
  return (
    <Stage title={form.pending ? 'Confirmando…' : `¿${pet?.name ?? 'Tu mascota'} sigue buscando familia?`}>
      <form {...form.formProps} className="grid gap-5">
        <FormMessage form={form} />
        <input type="hidden" name="token" value={token} />
        <SubmitButton pending={form.pending}>Sí, sigue buscando familia</SubmitButton>
      </form>
      <NextSteps pet={null} />
    </Stage>
  )
}

/** As tall as the longest result, so the answer causes no layout shift. */
function Stage({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="grid min-h-96 content-start gap-6">
      <h1 aria-live="polite" className="text-title">
        {title}
      </h1>
      {text && (
        <p role="status" className="text-lead text-pretty text-ink-2 wrap-anywhere">
          {text}
        </p>
      )}
      {children}
    </div>
  )
}

function NextSteps({ pet }: { pet: LinkedPet | null }) {
  return (
    <div className="grid gap-3">
      {pet?.hasPage && (
        <LinkButton href={petPath(pet.id)} size="big">
          Ver la publicación
        </LinkButton>
      )}
      <LinkButton href={DASHBOARD_PETS} variant="ghost" size="big">
        Ir a Mis Mascotas
      </LinkButton>
    </div>
  )
}
