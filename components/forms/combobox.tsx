'use client'

import { type UseComboboxProps, useCombobox } from 'downshift'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { controlClass } from '@/components/ui/control-class'
import { controlProps, type FieldTexts } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { type ComboboxOption, exactOption, matchOptions, onlyMatch } from './combobox-options'
import { ComboboxPopup, type ComboboxWords, inputAria, showAboveKeyboard } from './combobox-popup'

const types = useCombobox.stateChangeTypes
const labelOf = (option: ComboboxOption | null) => option?.label ?? ''

interface ComboboxProps {
  texts: FieldTexts
  words: ComboboxWords
  options: readonly ComboboxOption[]
  value: string
  placeholder: string
  disabled: boolean
  onChoose: (value: string) => void
  onLeave: () => void
}

/** WebKit scrolls to a field that gets the focus, but not once its text is selected. */
function selectAll({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  field.select()
  const { left, top, width, height } = field.getBoundingClientRect()
  const isSeen = document.elementFromPoint(left + width / 2, top + height / 2) === field
  if (!isSeen) field.scrollIntoView({ block: 'nearest' })
}

/**
 * ARIA 'editable combobox with list autocomplete'. Leaving it chooses what was typed exactly or can only mean one option;
 * what means none stays as typed, and nothing is chosen: an earlier choice would be sent unseen.
 */
export function Combobox({
  texts,
  words,
  options,
  value,
  placeholder,
  disabled,
  onChoose,
  onLeave,
}: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const found = matchOptions(options, typed)
  const combobox = useCombobox<ComboboxOption>({
    items: found,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    selectedItem: options.find((option) => option.value === value) ?? null,
    stateReducer: chooseOnRequest(options),
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem?.value ?? ''),
    onStateChange: ({ type, inputValue = '' }) => {
      if (type === types.InputChange) setTyped(inputValue)
    },
    onIsOpenChange: ({ isOpen, selectedItem }) => {
      if (isOpen) return showAboveKeyboard(input)
      setTyped('')
      // No change to downshift, but the select may have lost it.
      if (selectedItem?.value === value) onChoose(value)
    },
  })
  const { isOpen, getInputProps } = combobox

  return (
    <div className="relative">
      <input
        {...getInputProps({
          ...controlProps(texts),
          ref: input,
          name: undefined,
          ...inputAria(combobox, found),
          autoCapitalize: 'none',
          spellCheck: false,
          placeholder,
          disabled,
          onFocus: selectAll,
          onBlur: onLeave,
          onKeyDown: (event) => keepKeysInside(event, isOpen),
        })}
        className={controlClass(texts.error, 'scroll-mt-42 truncate pr-10 lg:scroll-mt-30')}
      />
      <Icon
        name="chevron-down"
        size={18}
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-3"
      />
      <ComboboxPopup
        combobox={combobox}
        found={found}
        total={found.length}
        typed={typed}
        words={words}
        emptyText="Nada con esas letras. Prueba con otra palabra."
      />
    </div>
  )
}

type Reducer = NonNullable<UseComboboxProps<ComboboxOption>['stateReducer']>

/** downshift selects the highlighted option on blur and clears the value on Escape; people expect neither. */
function chooseOnRequest(options: readonly ComboboxOption[]): Reducer {
  return (state, { type, changes, props: { items } }) => {
    const { selectedItem, inputValue } = state
    const close = (chosen: ComboboxOption | null) => ({
      ...changes,
      isOpen: false,
      selectedItem: chosen,
      inputValue: labelOf(chosen),
    })
    /** Beside the field's error. */
    const keepText = () => ({ ...changes, inputValue, isOpen: false, selectedItem: null })
    switch (type) {
      case types.InputClick:
        return state.isOpen ? state : changes
      case types.InputChange:
        return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 }
      case types.InputKeyDownEnter:
        // 'Nada con esas letras' stays.
        if (items.length === 0) return state
        return close(items[state.highlightedIndex] ?? (items.length === 1 ? items[0] : selectedItem) ?? null)
      case types.InputKeyDownEscape:
        return close(selectedItem)
      case types.InputBlur: {
        if (inputValue.trim() === '') return close(null)
        // Namesakes: the one that was chosen stays.
        if (inputValue === labelOf(selectedItem)) return close(selectedItem)
        const meant = exactOption(options, inputValue) ?? onlyMatch(options, inputValue)
        return meant ? close(meant) : keepText()
      }
      default:
        return changes
    }
  }
}

/** Enter must not submit the form, nor Escape close the dialog around it. */
function keepKeysInside(event: KeyboardEvent, isOpen: boolean): void {
  if (event.key === 'Escape' && !isOpen) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  if (isOpen && (event.key === 'Escape' || event.key === 'Enter')) event.stopPropagation()
}
