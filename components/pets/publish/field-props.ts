import type { FieldProps } from '@/components/forms/field-props'
import type { PetForm } from '@/lib/pets/schema'

type PetFieldName = Exclude<keyof PetForm, 'tags' | 'uploads' | 'files'>

export type FieldOf = (name: PetFieldName) => FieldProps
