'use client'

import { type UseComboboxProps, useCombobox } from 'downshift'
import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { useOnChange } from '@/components/ui/use-on-change'
import { type ComboboxOption, isComplete, matchOptions } from './combobox-options'
import { ComboboxPopup, type ComboboxWords, inputAria, showAboveKeyboard } from './combobox-popup'

const types = useCombobox.stateChangeTypes

/** The parent owns the input, which survives the lazy loading of this list; `onProps` gets the combobox attributes. */
export const SuggestList = memo(function SuggestList({
  input,
  options,
  limit,
  words,
  emptyText,
  popupClassName,
  onProps,
}: {
  input: RefObject<HTMLInputElement | null>
  options: readonly ComboboxOption[]
  limit: number
  words: ComboboxWords
  emptyText: string
  popupClassName?: string
  /** The function must stay the same between renders. */
  onProps: (props: ComponentProps<'input'>) => void
}) {
  const [typed, setTyped] = useState(() => input.current?.value ?? '')
  const matches = typed.trim() === '' ? [] : matchOptions(options, typed)
  // On phones the list would cover the next button.
  const found = isComplete(options, typed) ? [] : matches.slice(0, limit)
  const write = (text: string) => {
    if (!input.current) return
    input.current.value = text
    setTyped(text)
    // Notify listeners of the form.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const combobox = useCombobox<ComboboxOption>({
    items: found,
    itemToString: (option) => option?.label ?? '',
    selectedItem: null,
    initialInputValue: typed,
    initialIsOpen: document.activeElement === input.current && found.length > 0,
    stateReducer: suggestOnly,
    onStateChange: ({ type, selectedItem, inputValue = '' }) => {
      if (type === types.InputChange) setTyped(inputValue)
      else if (selectedItem) write(selectedItem.label)
    },
  })
  const { highlightedIndex, getInputProps } = combobox
  const props = getInputProps({
    ...inputAria(combobox, found),
    onKeyDown: (event) => submitTyped(event, highlightedIndex),
  })
  // The input keeps its own id and value.
  const { id, value, ...attributes } = props
  useLayoutEffect(() => onProps(attributes))
  useOnChange(combobox.isOpen && found.length > 0, (isShown) => isShown && showAboveKeyboard(input))

  // Meanwhile a form reset or the browser may have changed the input.
  useEffect(() => {
    const field = input.current
    const read = () => setTyped(field?.value ?? '')
    field?.addEventListener('focus', read)
    return () => field?.removeEventListener('focus', read)
  }, [input])

  return (
    <ComboboxPopup
      combobox={combobox}
      found={found}
      total={matches.length}
      typed={typed}
      words={words}
      emptyText={typed.trim() !== '' && matches.length === 0 ? emptyText : undefined}
      withPins
      className={popupClassName}
    />
  )
})

/** Only picking a suggestion replaces the typed text. */
const suggestOnly: UseComboboxProps<ComboboxOption>['stateReducer'] = (state, { type, changes }) => {
  if (type === types.InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue }
  if (type === types.InputKeyDownEscape) return { ...state, isOpen: false, highlightedIndex: -1 }
  return changes
}

/** Without a highlighted suggestion, Enter submits the form. */
function submitTyped({ key, nativeEvent }: KeyboardEvent, highlightedIndex: number): void {
  if (key === 'Enter' && highlightedIndex === -1)
    Object.assign(nativeEvent, { preventDownshiftDefault: true })
}
