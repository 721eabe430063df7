import type { UseFormRegisterReturn } from 'react-hook-form'

export type FieldProps = UseFormRegisterReturn & { error?: string; defaultValue?: string }
