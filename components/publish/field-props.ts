import type { UseFormRegisterReturn } from 'react-hook-form'
import type { PetForm } from '@/lib/pets/schema'

/** What `useActionForm` knows of a field. */
export type FieldProps = UseFormRegisterReturn & { error?: string; defaultValue?: string }

/** The fields of a pet's form that are not lists. */
type PetFieldName = Exclude<keyof PetForm, 'tags' | 'uploads' | 'files'>

export type FieldOf = (name: PetFieldName) => FieldProps
