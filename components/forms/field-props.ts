import type { UseFormRegisterReturn } from 'react-hook-form'

/** What `useActionForm` knows of a field. */
export type FieldProps = UseFormRegisterReturn & { error?: string; defaultValue?: string }
