import type { UseFormRegisterReturn } from 'react-hook-form'

/** What `useActionForm` knows of a field. */
export type FieldProps = UseFormRegisterReturn & { error?: string; defaultValue?: string }

/** The fields of a pet's form that are not lists. */
export type PetFieldName =
  | 'type'
  | 'name'
  | 'breedId'
  | 'colorId'
  | 'age'
  | 'gender'
  | 'size'
  | 'coat'
  | 'health'
  | 'castrated'
  | 'houseTrained'
  | 'specialNeeds'
  | 'children'
  | 'dogs'
  | 'cats'
  | 'description'

export type FieldOf = (name: PetFieldName) => FieldProps
