'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextAreaField } from '@/components/ui/field'
import { answerContactAction } from '@/lib/moderation/contact/actions'
import { answerContactSchema } from '@/lib/moderation/contact/schema'
import { answerRightAction } from '@/lib/privacy/rights/actions'
import { answerRightsSchema } from '@/lib/privacy/rights/schema'
import { PasswordAgain } from './password-again'

const KEPT = 'Se envía por correo y queda guardada tal como la escribes: no se puede cambiar.'
const DESKS = {
  rights: { schema: answerRightsSchema, action: answerRightAction, hint: KEPT },
  contact: {
    schema: answerContactSchema,
    action: answerContactAction,
    hint: `${KEPT} El correo no repite el mensaje.`,
  },
}

/** The answer of staff to a case, which is mailed. @param desk whose case it is */
export function AnswerForm({
  desk,
  id,
  asksPassword,
}: {
  desk: keyof typeof DESKS
  id: number
  asksPassword: boolean
}) {
  const { schema, action, hint } = DESKS[desk]
  const form = useActionForm(schema, action, {}, { keptAs: `equipo-${desk}-${id}` })
  return (
    <form
      {...form.formProps}
      aria-label="Responder"
      className="grid gap-4 rounded-card border border-line p-5"
    >
      <FormMessage form={form} />
      <input type="hidden" name="id" value={id} />
      <TextAreaField label="Respuesta" hint={hint} rows={8} {...form.field('answer')} />
      <PasswordAgain id="clave-respuesta" asked={asksPassword} field={form.field('password')} />
      <SubmitButton pending={form.pending}>Responder</SubmitButton>
    </form>
  )
}
