'use client'

import { type ComponentProps, useCallback, useRef, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import type { ComboboxOption } from './combobox-options'
import type { ComboboxWords } from './combobox-popup'

const useSuggestList = lazyComponent(() => import('./suggest-list').then((module) => module.SuggestList))

/**
 * Suggestions for free text. A plain input until focused: then the list's script and options are fetched and the same
 * element becomes a combobox.
 * @param loadOptions called once, and again on the next focus after a failure; a constant
 */
export function SuggestInput({
  words,
  loadOptions,
  limit = 5,
  popupClassName,
  ...input
}: {
  words: ComboboxWords
  loadOptions: () => Promise<ComboboxOption[]>
  limit?: number
  popupClassName?: string
} & Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'placeholder' | 'maxLength' | 'defaultValue' | 'className'
>) {
  const element = useRef<HTMLInputElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [options, setOptions] = useState<ComboboxOption[] | null>(null)
  const [comboboxProps, setComboboxProps] = useState<ComponentProps<'input'>>()
  const SuggestList = useSuggestList(isWanted)
  const attach = useCallback((props: ComponentProps<'input'>) => setComboboxProps(() => props), [])

  const onFocus = () => {
    setWanted(true)
    if (options === null) loadOptions().then(setOptions, () => {})
  }
  const { ref, ...props } = comboboxProps ?? {}
  return (
    <>
      <input
        autoComplete="off"
        {...input}
        {...props}
        onFocus={onFocus}
        ref={(node) => {
          element.current = node
          if (typeof ref === 'function') ref(node)
        }}
      />
      {SuggestList && options && (
        <SuggestList
          input={element}
          options={options}
          limit={limit}
          words={words}
          popupClassName={popupClassName}
          onProps={attach}
        />
      )}
    </>
  )
}
