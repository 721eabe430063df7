'use client'

import { useEffect, useRef, useState } from 'react'
import { FieldFrame, SelectField } from '@/components/ui/field'
import type { CatalogOption } from '@/lib/catalog/pet-catalog'
import { TYPE_LABELS } from '@/lib/copy/labels'
import { PET_TYPES, type PetType } from '@/lib/vocabulary'
import { Combobox } from './combobox'
import type { FieldProps } from './field-props'

/**
 * A breed or a colour of the type that is chosen. What is sent is a list of the platform; without JavaScript people
 * see it, with the options of every type; with it they see a field that searches the options of the type.
 */
export function CatalogField({
  label,
  type,
  options,
  placeholder,
  field: { ref, error, defaultValue, onBlur, ...field },
}: {
  label: string
  type: PetType | ''
  options: Record<PetType, readonly CatalogOption[]>
  placeholder: string
  field: FieldProps
}) {
  const select = useRef<HTMLSelectElement>(null)
  const [value, setValue] = useState(defaultValue ?? '')
  const id = `campo-${field.name}`
  const texts = { label, name: field.name, id, error }
  const ofType = type === '' ? [] : options[type]

  const choose = (chosen: string) => {
    setValue(chosen)
    if (!select.current) return
    select.current.value = chosen
    select.current.dispatchEvent(new Event('change', { bubbles: true }))
  }

  // What was chosen before the page woke up.
  useEffect(() => {
    if (select.current) setValue(select.current.value)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another type is what makes a choice unfit.
  useEffect(() => {
    if (value !== '' && type !== '' && !ofType.some(({ id }) => String(id) === value)) choose('')
  }, [type])

  return (
    <>
      <div className="min-w-0 noscript:hidden">
        <FieldFrame texts={texts}>
          <Combobox
            texts={texts}
            options={ofType}
            value={value}
            placeholder={type === '' ? 'Primero elige el tipo' : placeholder}
            disabled={type === ''}
            onChoose={choose}
            onLeave={() => onBlur({ target: select.current, type: 'blur' })}
          />
        </FieldFrame>
      </div>
      <div className="hidden min-w-0 noscript:block">
        <SelectField
          label={label}
          {...field}
          onBlur={onBlur}
          id={`${id}-lista`}
          error={error}
          defaultValue={defaultValue ?? ''}
          ref={(element: HTMLSelectElement | null) => {
            select.current = element
            ref(element)
          }}
        >
          <option value="">Elige de la lista</option>
          {PET_TYPES.map((group) => (
            <optgroup key={group} label={TYPE_LABELS[group].many}>
              {options[group].map((option) => (
                <option key={option.id} value={option.id}>
                  {option.name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
    </>
  )
}
