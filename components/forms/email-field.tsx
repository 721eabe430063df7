import type { ComponentProps } from 'react'
import { TextField } from '@/components/ui/field'

/** An e-mail address; `username` as `autoComplete` where it names an account. */
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
