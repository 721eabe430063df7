'use client'

import { ComboboxField } from '@/components/forms/combobox-field'
import type { ComboboxWords } from '@/components/forms/combobox-popup'
import type { FieldProps } from '@/components/forms/field-props'
import type { CatalogOption } from '@/lib/platform/catalog/pet-catalog'
import { TYPE_LABELS } from '@/lib/text/copy/labels'
import { PET_TYPES, type PetType } from '@/lib/text/vocabulary'

/** Breed or colour of the chosen type; without JavaScript, of all types. */
export function CatalogField({
  label,
  words,
  type,
  options,
  placeholder,
  field,
}: {
  label: string
  words: ComboboxWords
  type: PetType | ''
  options: Record<PetType, readonly CatalogOption[]>
  placeholder: string
  field: FieldProps
}) {
  const ofType = type === '' ? [] : options[type]
  return (
    <ComboboxField
      label={label}
      field={field}
      words={words}
      options={ofType.map(({ id, name, swatches }) => ({ value: String(id), label: name, swatches }))}
      placeholder={type === '' ? 'Primero elige el tipo' : placeholder}
      disabled={type === ''}
      native={{
        placeholder: 'Elige de la lista',
        options: PET_TYPES.map((group) => (
          <optgroup key={group} label={TYPE_LABELS[group].many}>
            {options[group].map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        )),
      }}
    />
  )
}
