import type { ComponentProps } from 'react'
import type { FieldProps } from '@/components/forms/field-props'
import { FormMessage } from '@/components/forms/form-message'
import { TextField } from '@/components/ui/field'
import { TextLink } from '@/components/ui/links/text-link'
import { loginPath } from '@/lib/text/routes'

/** Six digits of an authenticator app; phones and password managers offer them. */
export function AppCodeField(props: FieldProps) {
  return (
    <TextField
      label="Código de 6 números"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      {...props}
    />
  )
}

/** What is wrong with a code, or that the password was given too long ago. */
export function CodeMessage({
  form,
  callbackUrl,
}: Pick<ComponentProps<typeof FormMessage>, 'form'> & { callbackUrl: string | null }) {
  return (
    <FormMessage form={form} incomplete="Revisa el código">
      {form.answer.code === 'unauthenticated' && (
        <p className="mt-1 text-small">
          <TextLink look="padded" href={loginPath(callbackUrl)}>
            Volver a ingresar
          </TextLink>
        </p>
      )}
    </FormMessage>
  )
}
