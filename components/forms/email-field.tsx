import type { ComponentProps } from 'react'
import { TextField } from '@/components/ui/field'

/** `autoComplete` is `username` where the e-mail identifies an account. */
export function EmailField({
  label = 'Email',
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }) {
  return (
    <TextField
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
    />
  )
}
