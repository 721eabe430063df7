'use client'

import { type KeyboardEvent, useMemo, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { coatGradient } from '@/components/ui/photo/swatch'
import type { FilterGroup, FilterKey, FilterOption } from '@/lib/search/options'
import { type PackedGroups, unpackGroups } from '@/lib/search/packed-groups'
import { PARAM_NAMES } from '@/lib/search/url/param-names'
import { formatCount } from '@/lib/text/numbers'
import { fold } from '@/lib/text/text'
import styles from './option-radio.module.css'

const LAYOUTS: Partial<Record<FilterKey, string>> = {
  size: 'grid grid-cols-2 gap-2 cramped:grid-cols-1',
  gender: 'grid grid-cols-2 gap-2 cramped:grid-cols-1',
  color:
    '-mx-2 grid max-h-51 lg:max-h-56 grid-cols-2 cramped:grid-cols-1 overflow-y-auto overscroll-contain p-1',
}
const IN_A_ROW = 'flex flex-wrap gap-2'
const FINDERS: Partial<Record<FilterKey, string>> = {
  breed: 'Buscar raza',
  foundationId: 'Buscar refugio',
}
/** More options than any single type has: only reached by searches across types. */
const MANY_COLORS = 30
const OPEN: readonly FilterKey[] = ['breed', 'age', 'size', 'gender', 'companion', 'color']

/** A client component: the RSC payload then has the options, not their markup a second time. */
export function FilterSections({ groups }: { groups: PackedGroups }) {
  const unpacked = useMemo(() => unpackGroups(groups), [groups])
  return unpacked.map((group) => <FilterSection key={group.key} group={group} />)
}

function FilterSection({ group }: { group: FilterGroup }) {
  const { key, title, options } = group
  return (
    <details open={OPEN.includes(key)} className="group/section border-t border-line py-2">
      <summary className="flex min-h-11 items-center justify-between font-semibold">
        <span>
          {title}
          {options.some((option) => option.chosen) && <ChosenMark />}
        </span>
        <Icon
          name="chevron-down"
          size={18}
          className="text-ink-3 transition-transform group-open/section:rotate-180"
        />
      </summary>
      <fieldset className="min-w-0 pt-1 pb-2">
        <legend className="sr-only">{title}</legend>
        <Options group={group} />
      </fieldset>
    </details>
  )
}

function Options({ group: { key, options } }: { group: FilterGroup }) {
  const name = PARAM_NAMES[key]
  const manyColors = key === 'color' && options.length > MANY_COLORS
  const placeholder = manyColors ? 'Buscar color' : FINDERS[key]
  if (options.length === 0) return <p className="text-small text-ink-3">Sin opciones en esta búsqueda.</p>
  if (placeholder) return <SearchableOptions name={name} placeholder={placeholder} options={options} />
  return (
    <div className={LAYOUTS[key] ?? IN_A_ROW}>
      {options.map((option) => (
        <OptionRadio
          key={option.value}
          name={name}
          option={option}
          variant={key === 'color' ? 'row' : 'pill'}
        />
      ))}
    </div>
  )
}

function ChosenMark() {
  return (
    <b className="ml-2 inline-grid size-5 place-items-center rounded-full bg-monte text-xs text-white">
      1<span className="sr-only"> elegido</span>
    </b>
  )
}

export function OptionRadio({
  name,
  option: { value, label, detail, swatches, count, chosen },
  variant,
  hidden,
}: {
  name: string
  option: FilterOption
  variant: 'pill' | 'row'
  hidden?: boolean
}) {
  return (
    <label className={styles[variant]} hidden={hidden}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen}
        disabled={count === 0 && !chosen}
      />
      {swatches && <i aria-hidden style={{ background: coatGradient(swatches) }} />}
      <span>{label}</span>
      {count !== null && <b>{formatCount(count)}</b>}
      {detail && <small>{detail}</small>}
    </label>
  )
}

/** From so many on there is a field to search them. */
const MANY_OPTIONS = 8

/** Enter must not submit the surrounding form. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

function SearchableOptions({
  name,
  placeholder,
  options,
}: {
  name: string
  placeholder: string
  options: FilterOption[]
}) {
  const [text, setText] = useState('')
  const wanted = fold(text.trim())
  const found = options.filter((option) => fold(option.label).includes(wanted))
  return (
    <>
      {options.length >= MANY_OPTIONS && (
        <div className="relative mb-2 noscript:hidden">
          <Icon name="search" size={17} className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3" />
          <input
            type="search"
            aria-label={placeholder}
            placeholder={placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={keepForm}
            autoComplete="off"
            className="h-11.5 w-full rounded-control border-[1.5px] border-field bg-white pr-3 pl-10 placeholder:text-ink-3"
          />
        </div>
      )}
      <div className="-mx-1 max-h-51 lg:max-h-46 overflow-y-auto overscroll-contain p-1">
        {options.map((option) => (
          <OptionRadio
            key={option.value}
            name={name}
            option={option}
            variant="row"
            hidden={!found.includes(option) || undefined}
          />
        ))}
        {found.length === 0 && <p className="px-2.5 py-2 text-small text-ink-3">Nada con esas letras.</p>}
      </div>
    </>
  )
}
