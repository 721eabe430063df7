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

/**
 * The parent owns the input and its value, so that both survive this script's arrival; `onProps` gets its attributes.
 */
export const SuggestList = memo(function SuggestList({
  input,
  options,
  limit,
  words,
  popupClassName,
  onProps,
}: {
  input: RefObject<HTMLInputElement | null>
  options: readonly ComboboxOption[]
  limit: number
  words: ComboboxWords
  popupClassName?: string
  /** A stable function. */
  onProps: (props: ComponentProps<'input'>) => void
}) {
  const [typed, setTyped] = useState(() => input.current?.value ?? '')
  const matches = typed.trim() === '' ? [] : matchOptions(options, typed)
  // On a phone the list would lie on the button that is wanted next.
  const found = isComplete(options, typed) ? [] : matches.slice(0, limit)
  const write = (text: string) => {
    if (!input.current) return
    input.current.value = text
    setTyped(text)
    // For whoever listens to the form.
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
  // The input has an id of its own, and keeps its own value.
  const { id, value, ...attributes } = props
  useLayoutEffect(() => onProps(attributes))
  useOnChange(combobox.isOpen && found.length > 0, (isShown) => isShown && showAboveKeyboard(input))

  // Meanwhile the form may have emptied the input, or the browser filled it in.
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
      withPins
      className={popupClassName}
    />
  )
})

/** Only a suggestion that somebody picks replaces what they typed. */
const suggestOnly: UseComboboxProps<ComboboxOption>['stateReducer'] = (state, { type, changes }) => {
  if (type === types.InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue }
  if (type === types.InputKeyDownEscape) return { ...state, isOpen: false, highlightedIndex: -1 }
  return changes
}

/** Without a highlighted suggestion Enter submits the form, and Escape does what it does elsewhere. */
function submitTyped({ key, nativeEvent }: KeyboardEvent, highlightedIndex: number): void {
  if (key === 'Enter' && highlightedIndex === -1)
    Object.assign(nativeEvent, { preventDownshiftDefault: true })
}
