'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { stopCheckInsAction } from '@/lib/adoption/check-ins/actions'
import type { LinkedCheckInDto } from '@/lib/adoption/check-ins/dto'
import { stopCheckInsSchema } from '@/lib/adoption/check-ins/schema'
import { checkInPath } from '@/lib/text/adoption-routes'

export function CheckInsStop({ token, checkIn }: { token: string; checkIn: LinkedCheckInDto }) {
  const form = useActionForm(stopCheckInsSchema, stopCheckInsAction)
  const { stopped, pet, publisher } = checkIn
  return (
    <EmptyPanel
      level="h1"
      tone="maiz"
      title={stopped ? 'Listo, no te preguntamos más' : '¿No quieres más preguntas sobre tus adopciones?'}
      text={
        <p role="status" className="wrap-anywhere">
          {stopped
            ? `Si algún día quieres contarle algo a ${publisher}, o ${pet.name} necesita otro hogar, este mismo enlace sigue funcionando.`
            : 'No te preguntamos más después de una adopción. Este enlace sigue funcionando por si necesitas avisar algo, y en tu cuenta puedes volver a permitirlo.'}
        </p>
      }
      action={
        <>
          {!stopped && (
            <form {...form.formProps} className="grid gap-3">
              <FormMessage form={form} />
              <input type="hidden" name="token" value={token} />
              <SubmitButton pending={form.pending} size="md">
                No quiero más preguntas
              </SubmitButton>
            </form>
          )}
          <LinkButton href={checkInPath(token)} variant="ghost" className="bg-white">
            {stopped ? `Contar cómo va ${pet.name}` : 'Volver a la pregunta'}
          </LinkButton>
        </>
      }
      art={{ src: '/art/cut-mayor.webp', width: 538, height: 660 }}
    />
  )
}
