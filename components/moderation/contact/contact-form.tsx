'use client'

import { ChoiceGroup } from '@/components/forms/choice-group'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { CheckedEmailField } from '@/components/people/accounts/checked-email-field'
import { currentSessionHint } from '@/components/people/viewer/session-hint'
import { classNames } from '@/components/ui/class-names'
import { SelectField, TextAreaField, TextField } from '@/components/ui/field'
import { TextLink } from '@/components/ui/links/text-link'
import { sendContactAction } from '@/lib/moderation/contact/actions'
import { sendContactSchema, strangerContactSchema } from '@/lib/moderation/contact/schema'
import { CONTACT_LABELS } from '@/lib/text/copy/contact'
import { COUNTRY_NAMES } from '@/lib/text/copy/labels'
import { PRIVACY, RIGHTS } from '@/lib/text/routes'
import { CONTACT_KINDS, COUNTRY_IDS } from '@/lib/text/vocabulary'

/** Never on the server, which validates by the account. */
const isStranger = () => typeof document !== 'undefined' && currentSessionHint() === null

/**
 * A message to staff. People with a session need not say who they are; where it has ended meanwhile, the answer's errors
 * show the fields.
 */
export function ContactForm() {
  const form = useActionForm(
    isStranger() ? strangerContactSchema : sendContactSchema,
    sendContactAction,
    {},
    { keptAs: 'contacto' },
  )
  const [name, email] = [form.field('name'), form.field('email')]
  const isAsked = Boolean(name.error || email.error)
  return (
    <form {...form.formProps} className="group/contact grid gap-5">
      <FormMessage form={form} />
      <ChoiceGroup
        legend="¿De qué se trata?"
        look="list"
        choices={CONTACT_KINDS.map((value) => ({ value, label: CONTACT_LABELS[value] }))}
        {...form.field('kind')}
      />
      <p className="rounded-2xl bg-mist px-4 py-3.5 text-small can-has:hidden group-has-[[value=fraud]:checked]/contact:block">
        No envíes dinero. Cuéntanos con quién hablaste, de qué mascota y qué te pidió. Si ya pagaste, avisa
        hoy mismo a tu banco y denúncialo.
      </p>
      <p className="rounded-2xl bg-mist px-4 py-3.5 text-small can-has:hidden group-has-[[value=privacy]:checked]/contact:block">
        Para ver, corregir, llevarte o borrar tus datos es más rápido pedirlo en{' '}
        <TextLink href={RIGHTS} look="inherit">
          tus derechos sobre tus datos
        </TextLink>
        : ahí la respuesta tiene un plazo.
      </p>
      <div className={classNames('grid gap-5', !isAsked && 'signed-in:hidden')}>
        <TextField label="Tu nombre" autoComplete="name" {...name} />
        <CheckedEmailField hint="Ahí te respondemos." form={form} />
      </div>
      {!isAsked && (
        <p className="hidden text-small text-ink-2 signed-in:block">Te respondemos al correo de tu cuenta.</p>
      )}
      <SelectField label="País (opcional)" autoComplete="country" {...form.field('countryId')}>
        <option value="">Sin elegir</option>
        {COUNTRY_IDS.map((id) => (
          <option key={id} value={id}>
            {COUNTRY_NAMES[id]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Mensaje"
        hint="Entre 20 y 2000 caracteres. No envíes contraseñas ni documentos de identidad."
        rows={7}
        {...form.field('message')}
      />
      <SubmitButton pending={form.pending}>Enviar mensaje</SubmitButton>
      <p className="text-fine text-ink-2">
        Guardamos tu mensaje para responderte; por cuánto tiempo está en{' '}
        <TextLink href={PRIVACY} look="inherit">
          Privacidad
        </TextLink>
        .
      </p>
    </form>
  )
}
