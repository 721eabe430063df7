'use client'

import { useState } from 'react'
import { ChoiceGroup } from '@/components/forms/choice-group'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { CheckedEmailField } from '@/components/people/accounts/checked-email-field'
import { SelectField, TextAreaField } from '@/components/ui/field'
import { askForRightAction } from '@/lib/privacy/rights/actions'
import { askForRightSchema } from '@/lib/privacy/rights/schema'
import { COUNTRY_NAMES } from '@/lib/text/copy/labels'
import { RIGHT_LABELS, RIGHT_WORDS } from '@/lib/text/copy/rights'
import { COUNTRY_IDS, DATA_RIGHTS } from '@/lib/text/vocabulary'

/** @param email of the account that is signed in; null asks for one, as does the answer where the session has ended */
export function AskForRightForm({ email, countryId }: { email: string | null; countryId: string }) {
  const form = useActionForm(askForRightSchema, askForRightAction, {}, { keptAs: 'derechos' })
  const [isAsked, setAsked] = useState(email === null)
  if (!isAsked && form.errorOf('email')) setAsked(true)
  const country = form.field('countryId')
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <ChoiceGroup
        legend="¿Qué quieres pedir?"
        look="list"
        choices={DATA_RIGHTS.map((value) => ({
          value,
          label: `${RIGHT_LABELS[value]}: ${RIGHT_WORDS[value]}`,
        }))}
        {...form.field('right')}
      />
      <SelectField
        label="País"
        autoComplete="country"
        hint="El plazo de la respuesta depende de su ley."
        {...country}
        defaultValue={country.defaultValue ?? countryId}
      >
        <option value="">Elige tu país</option>
        {COUNTRY_IDS.map((id) => (
          <option key={id} value={id}>
            {COUNTRY_NAMES[id]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Cuéntanos qué pides"
        hint="Por ejemplo, de qué dato o de qué publicación se trata. No envíes documentos de identidad."
        rows={5}
        {...form.field('body')}
      />
      {isAsked ? (
        <CheckedEmailField
          hint="Te enviamos un enlace para confirmar que es tuyo, y ahí te respondemos."
          form={form}
        />
      ) : (
        <p className="text-small text-ink-2 wrap-anywhere">Te respondemos a {email}.</p>
      )}
      <SubmitButton pending={form.pending}>Enviar solicitud</SubmitButton>
    </form>
  )
}
