'use client'

import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toaster'
import { type Position, roundPosition } from '@/lib/platform/geo'
import type { SortOption } from '@/lib/search/sort'
import { PARAM_NAMES, PLACE_FIELDS, SORT_VALUES } from '@/lib/search/url/param-names'
import { BOX_ID, PLACE_ID } from './ids'

const UNKNOWN = 'No pudimos conocer tu ubicación.'
const REFUSED = 'Permite la ubicación en tu navegador para ordenar por cercanía.'

/** Sort control. 'Más cercanas' requests geolocation when chosen and sends it rounded to about a kilometre. */
export function SortSelect({
  options,
  near,
  className,
}: {
  options: SortOption[]
  near: Position | null
  className?: string
}) {
  const [canLocate, setCanLocate] = useState(false)
  const [locating, setLocating] = useState(false)
  const lat = useRef<HTMLInputElement>(null)
  const lng = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLSelectElement>(null)
  const attempt = useRef(0)
  const current = options.find(({ chosen }) => chosen)?.value ?? ''
  useEffect(() => setCanLocate('geolocation' in navigator), [])
  useEffect(() => selectOption(list.current, current), [current])
  useEffect(() => () => void attempt.current++, [])

  const onChange = ({ currentTarget: select }: ChangeEvent<HTMLSelectElement>) => {
    const send = () => select.form?.requestSubmit()
    const mine = ++attempt.current
    const isOver = () => mine !== attempt.current
    setLocating(false)
    if (select.value !== SORT_VALUES.near || near) return send()
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (isOver()) return
        setLocating(false)
        const rounded = roundPosition({ lat: coords.latitude, lng: coords.longitude })
        if (lat.current) lat.current.value = String(rounded.lat)
        if (lng.current) lng.current.value = String(rounded.lng)
        // The form goes back to its address whenever another answer comes.
        select.value = SORT_VALUES.near
        send()
      },
      ({ code }) => {
        if (isOver()) return
        setLocating(false)
        for (const option of select.options) option.selected = option.defaultSelected
        if (askForCity()) showToast('Sin tu ubicación, elige tu ciudad: lo más cercano va primero.', 5)
        else showToast(code === GeolocationPositionError.PERMISSION_DENIED ? REFUSED : UNKNOWN, 5)
      },
      { maximumAge: 600_000, timeout: 10_000 },
    )
  }

  return (
    <div
      className={classNames(
        'row-start-2 flex print:hidden items-center gap-2 max-lg:noscript:col-span-2 max-lg:noscript:row-start-4 lg:row-span-2 lg:row-start-1 lg:self-end',
        className,
      )}
    >
      <label className="relative max-w-[11.25rem] lg:max-w-none">
        <span className="sr-only">Ordenar</span>
        <Icon
          name="arrow-down-up"
          size={17}
          className="pointer-events-none absolute top-1/2 left-0 -translate-y-1/2 text-monte lg:left-3.5"
        />
        <select
          ref={list}
          form={BOX_ID}
          name={PARAM_NAMES.sort}
          defaultValue={current}
          onChange={onChange}
          aria-busy={locating}
          className="h-11 w-full appearance-none bg-transparent pl-6 text-ellipsis text-small font-medium field-sizing-content lg:h-12 lg:rounded-full lg:border-[1.5px] lg:border-edge lg:bg-white lg:pr-9 lg:pl-9.5 lg:hover:border-field"
        >
          {options
            .filter(({ value }) => value !== SORT_VALUES.near || canLocate || near)
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {locating && value === SORT_VALUES.near ? 'Buscando tu ubicación…' : label}
              </option>
            ))}
        </select>
        <Icon
          name="chevron-down"
          size={16}
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-3 max-lg:hidden"
        />
        <input ref={lat} form={BOX_ID} type="hidden" name={PARAM_NAMES.lat} defaultValue={near?.lat ?? ''} />
        <input ref={lng} form={BOX_ID} type="hidden" name={PARAM_NAMES.lng} defaultValue={near?.lng ?? ''} />
      </label>
      <Button type="submit" form={BOX_ID} variant="ghost" size="sm" className="hidden noscript:inline-flex">
        Ordenar
      </Button>
    </div>
  )
}

/** Opens the control of the place. @returns false on lists without one */
function askForCity(): boolean {
  const place = document.getElementById(PLACE_ID)?.querySelector('details')
  if (!place) return false
  place.open = true
  place.querySelector<HTMLInputElement>(`[name=${PLACE_FIELDS.city}]`)?.focus()
  return true
}

/** React sets `defaultValue` of a select on the first render only; form.reset() needs the current one. */
function selectOption(list: HTMLSelectElement | null, value: string): void {
  for (const option of list?.options ?? []) {
    option.defaultSelected = option.value === value
    option.selected = option.value === value
  }
}
