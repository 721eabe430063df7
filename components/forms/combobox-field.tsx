'use client'

import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FieldFrame, type FieldTexts, SelectField } from '@/components/ui/field'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useOnChange } from '@/components/ui/use-on-change'
import type { ComboboxOption } from './combobox-options'
import type { ComboboxWords } from './combobox-popup'
import type { FieldProps } from './field-props'

const useCombobox = lazyComponent(() => import('./combobox').then((module) => module.Combobox))

/** A native select that a combobox replaces once loaded; the select stays and holds the value. */
export function ComboboxField({
  label,
  hint,
  field: { ref, error, onChange, onBlur, ...field },
  words,
  options,
  placeholder,
  disabled = false,
  autoComplete,
  native,
}: {
  label: string
  hint?: ReactNode
  field: FieldProps
  words: ComboboxWords
  options: readonly ComboboxOption[]
  placeholder: string
  disabled?: boolean
  /** Of the select. */
  autoComplete?: string
  native?: { placeholder: string; options: ReactNode }
}) {
  const select = useRef<HTMLSelectElement>(null)
  const [value, setValue] = useState(field.defaultValue ?? '')
  const [focused, setFocused] = useState(false)
  const Combobox = useCombobox()
  const id = `campo-${field.name}`
  const texts: FieldTexts = { label, name: field.name, id, hint, error }
  useSelectValue(select, setValue)

  const choose = (chosen: string) => {
    if (!select.current || (chosen === value && chosen === select.current.value)) return
    select.current.value = chosen
    select.current.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const isOffered = options.some((option) => option.value === value)
  const isStale = value !== '' && options.length > 0 && !isOffered
  useOnChange(isStale, () => isStale && choose(''))
  const wasOffered = useRef(isOffered)
  useOnChange(isOffered, () => {
    // While its option was away, as others loaded, the select lost the value.
    if (isOffered && !wasOffered.current) choose(value)
    wasOffered.current = isOffered
  })

  const isReplaced = Boolean(Combobox) && !focused
  return (
    <div className="min-w-0">
      {Combobox && isReplaced && (
        <FieldFrame texts={texts}>
          <Combobox
            texts={texts}
            words={words}
            options={options}
            value={value}
            placeholder={placeholder}
            disabled={disabled}
            onChoose={choose}
            onLeave={() => onBlur({ target: select.current, type: 'blur' })}
          />
        </FieldFrame>
      )}
      <div hidden={isReplaced}>
        <SelectField
          {...texts}
          {...field}
          id={isReplaced ? `${id}-lista` : id}
          error={isReplaced ? undefined : error}
          disabled={disabled && !native}
          autoComplete={autoComplete}
          onChange={(event) => {
            setValue(event.currentTarget.value)
            onChange(event)
          }}
          // Do not replace the select while its list is open.
          onFocus={() => setFocused(true)}
          onBlur={(event) => {
            setFocused(false)
            onBlur(event)
          }}
          ref={(element: HTMLSelectElement | null) => {
            select.current = element
            ref(element)
          }}
        >
          <option value="">{native?.placeholder ?? placeholder}</option>
          {native?.options ??
            options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
        </SelectField>
      </div>
    </div>
  )
}

/** Hears of values that the person did not set: form resets, restored forms. */
function useSelectValue(select: RefObject<HTMLSelectElement | null>, hear: (value: string) => void): void {
  const read = useEffectEvent(() => {
    if (select.current) hear(select.current.value)
  })
  useEffect(() => {
    // Pick up input made before hydration.
    read()
    const listening = new AbortController()
    const { signal } = listening
    // On history navigation browsers restore forms late.
    window.addEventListener('pageshow', () => read(), { signal })
    select.current?.form?.addEventListener('reset', () => queueMicrotask(() => read()), { signal })
    return () => listening.abort()
  }, [select])
}
