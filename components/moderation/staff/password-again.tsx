import { PasswordField } from '@/components/forms/password-field'

/** The password of staff, which a decision asks for unless they gave it a moment ago. */
export function PasswordAgain({
  id,
  asked,
  field,
}: {
  /** A page may have several decisions. */
  id: string
  asked: boolean
  field: { name: string; error?: string; defaultValue?: string }
}) {
  // Asked for by the answer, when ten minutes have passed since the page was opened.
  if (!asked && !field.error) return null
  return (
    <PasswordField
      {...field}
      id={id}
      label="Tu contraseña"
      autoComplete="current-password"
      hint="La pedimos otra vez para decidir. Vale diez minutos."
    />
  )
}
