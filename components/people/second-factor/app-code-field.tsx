import type { FieldProps } from '@/components/forms/field-props'
import { TextField } from '@/components/ui/field'

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
