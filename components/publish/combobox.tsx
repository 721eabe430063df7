'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { controlClass, controlProps, type FieldTexts } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import type { CatalogOption } from '@/lib/catalog/pet-catalog'
import { fold } from '@/lib/text'
import { Swatch } from './swatch'

const POPUP =
  'absolute inset-x-0 top-full z-30 mt-1.5 animate-rise rounded-2xl border-[1.5px] border-edge bg-white shadow-lift'

/**
 * A text field that finds one of many options: the pattern 'editable combobox with list autocomplete' of the ARIA
 * Authoring Practices. Arrows walk, Enter chooses, Escape puts back what was chosen; leaving the field with the whole
 * name of an option typed chooses it as well.
 * @param value the id of the option that is chosen, empty for none
 */
export function Combobox({
  texts,
  options,
  value,
  placeholder,
  disabled,
  onChoose,
  onLeave,
}: {
  texts: FieldTexts
  options: readonly CatalogOption[]
  value: string
  placeholder: string
  disabled: boolean
  onChoose: (value: string) => void
  onLeave: () => void
}) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const chosen = options.find(({ id }) => String(id) === value)
  /** What is being typed; null when nothing is, and the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = typed === null ? options : matching(options, typed)
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (open) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  })

  const show = (index: number) => {
    setOpen(true)
    setActive(index)
    // On a phone the keyboard would cover the list.
    if (!open && matchMedia('(pointer: coarse)').matches) input.current?.scrollIntoView({ block: 'start' })
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
    setTyped(null)
  }
  const choose = (option: CatalogOption | undefined) => {
    onChoose(option ? String(option.id) : '')
    close()
  }
  const leave = () => {
    if (typed !== null) {
      const exact = options.find(({ name }) => fold(name) === fold(typed.trim()))
      if (exact || typed.trim() === '') choose(exact)
    }
    close()
    onLeave()
  }
  const walk = (step: number) => {
    const last = found.length - 1
    if (!open) return show(Math.max(chosen ? found.indexOf(chosen) : step > 0 ? 0 : last, 0))
    setActive(active + step > last ? 0 : active + step < 0 ? last : active + step)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') walk(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter' && open) choose(found[active] ?? (found.length === 1 ? found[0] : chosen))
    else if (key === 'Escape' && open) close()
    else if (key !== 'Enter') return
    // Enter must not send the form, nor Escape close the dialog around it.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="relative">
      <input
        {...controlProps(texts)}
        ref={input}
        name={undefined}
        type="text"
        role="combobox"
        aria-expanded={open && found.length > 0}
        aria-controls={open && found.length > 0 ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && found[active] ? optionId(active) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed ?? chosen?.name ?? ''}
        placeholder={placeholder}
        disabled={disabled}
        className={controlClass(texts.error, 'scroll-mt-42 truncate pr-10 lg:scroll-mt-30')}
        onChange={(event) => {
          setTyped(event.target.value)
          show(event.target.value.trim() === '' ? -1 : 0)
        }}
        onFocus={({ target }) => target.select()}
        onClick={() => !open && show(chosen ? options.indexOf(chosen) : -1)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <Icon
        name="chevron-down"
        size={18}
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-3"
      />
      {open && found.length > 0 && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={String(texts.label)}
          // Pressing the list, or its scrollbar, must not take the focus from the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          className={`${POPUP} max-h-68 overflow-y-auto overscroll-contain p-1.5`}
        >
          {found.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the field, whose keys walk the list.
            <div
              key={option.id}
              id={optionId(index)}
              role="option"
              aria-selected={option === chosen}
              data-active={index === active || undefined}
              onClick={() => choose(option)}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-3 text-small hover:bg-mist aria-selected:font-semibold aria-selected:text-monte-dark data-active:bg-monte-tint"
            >
              {option.swatches && <Swatch colors={option.swatches} />}
              {option.name}
            </div>
          ))}
        </div>
      )}
      {open && found.length === 0 && (
        <p className={`${POPUP} px-4.5 py-4 text-small text-ink-2`}>
          Nada con esas letras. Prueba con otra palabra.
        </p>
      )}
      <p role="status" className="sr-only">
        {open && typed !== null && (found.length === 1 ? '1 opción' : `${found.length} opciones`)}
      </p>
    </div>
  )
}

/** Options that begin with what was typed, then those where a word does, then those that hold it somewhere. */
function matching(options: readonly CatalogOption[], typed: string): CatalogOption[] {
  const wanted = fold(typed.trim())
  const rank = ({ name }: CatalogOption) => {
    const at = fold(name).indexOf(wanted)
    return at <= 0 ? at : /[\s(]/.test(name[at - 1] ?? '') ? 1 : 2
  }
  const ranked = options.map((option) => ({ option, rank: rank(option) })).filter(({ rank }) => rank >= 0)
  return ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option)
}
