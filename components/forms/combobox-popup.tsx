import type { UseComboboxReturnValue } from 'downshift'
import type { RefObject } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { Swatch } from '@/components/ui/photo/swatch'
import { counted, formatCount } from '@/lib/text/numbers'
import { type ComboboxOption, splitMatch } from './combobox-options'

const POPUP =
  'absolute inset-x-0 top-full z-30 mt-1.5 animate-rise overflow-hidden rounded-2xl border-[1.5px] border-edge bg-white text-left shadow-lift'

export interface ComboboxWords {
  list: string
  one: string
  many: string
}

/** Overrides downshift: without matches there is no listbox, and the field has its own label. */
export function inputAria(
  { isOpen, highlightedIndex }: UseComboboxReturnValue<ComboboxOption>,
  found: readonly ComboboxOption[],
) {
  return {
    'aria-labelledby': undefined,
    'aria-expanded': isOpen && found.length > 0,
    ...(!found[highlightedIndex] && { 'aria-activedescendant': undefined }),
  }
}

/** Scrolls the field up on a phone, where the on-screen keyboard would cover the list. */
export function showAboveKeyboard(input: RefObject<HTMLInputElement | null>): void {
  if (matchMedia('(pointer: coarse)').matches) input.current?.scrollIntoView({ block: 'start' })
}

export function ComboboxPopup({
  combobox: { isOpen, highlightedIndex, getMenuProps, getItemProps },
  found,
  total,
  typed,
  words,
  emptyText,
  withPins = false,
  className,
}: {
  combobox: UseComboboxReturnValue<ComboboxOption>
  found: readonly ComboboxOption[]
  total: number
  /** Empty where the list shows everything. */
  typed: string
  words: ComboboxWords
  emptyText?: string
  withPins?: boolean
  className?: string
}) {
  const isShown = isOpen && found.length > 0
  const all = counted(total, words.one, words.many)
  const isCut = total > found.length
  return (
    <>
      <div className={classNames(POPUP, className)} hidden={!isShown}>
        <ul
          {...getMenuProps({
            'aria-label': words.list,
            // Pressing the scrollbar must not blur the field.
            onMouseDown: (event) => event.preventDefault(),
          })}
          className="max-h-74 overflow-y-auto overscroll-contain p-1.5"
        >
          {isShown &&
            found.map((option, index) => (
              <li
                key={option.value}
                {...getItemProps({ item: option, index })}
                data-active={index === highlightedIndex || undefined}
                className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-3 py-1.5 text-small data-active:bg-monte-tint"
              >
                {withPins && <Pin />}
                {option.swatches && <Swatch colors={option.swatches} />}
                <Label option={option} typed={typed} />
                {option.note && <span className="ml-auto text-ink-2 whitespace-nowrap">{option.note}</span>}
              </li>
            ))}
        </ul>
        {isCut && (
          <p className="border-t border-line px-4.5 py-3 text-fine text-ink-2">
            {formatCount(found.length)} de {all}. Sigue escribiendo para acotar.
          </p>
        )}
      </div>
      {emptyText && isOpen && found.length === 0 && (
        <p className={classNames(POPUP, 'px-4.5 py-4 text-small text-ink-2')}>{emptyText}</p>
      )}
      <p role="status" className="sr-only">
        {isOpen && typed.trim() !== '' && (total === 0 ? 'Nada con esas letras' : all)}
      </p>
    </>
  )
}

function Label({ option: { label, detail }, typed }: { option: ComboboxOption; typed: string }) {
  const [before, match, after] = splitMatch(label, typed)
  return (
    <span className="min-w-0">
      {before}
      <b className="font-bold">{match}</b>
      {after}
      {detail && <span className="block text-fine text-ink-2">{detail}</span>}
    </span>
  )
}

function Pin() {
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-control bg-mist text-monte max-[22rem]:hidden">
      <Icon name="map-pin" size={18} />
    </span>
  )
}
