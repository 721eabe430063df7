'use client'

import type { ReactNode } from 'react'
import { controlClass, FieldError } from '@/components/ui/field'
import { GIFTS, limitsText } from '@/lib/money/donations/amounts'
import { shortMoney } from '@/lib/money/donations/copy'
import type { Currency } from '@/lib/text/vocabulary'

export const LEGEND = 'mb-3 font-display text-wide font-bold'
const FOCUS = 'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-monte'

export function LargeRadio({
  name,
  value,
  checked,
  onChoose,
  picture,
  label,
  detail,
}: {
  name: string
  value: string
  checked: boolean
  onChoose: () => void
  picture?: ReactNode
  label: string
  detail: string
}) {
  return (
    <label
      className={`group relative flex min-h-16 cursor-pointer items-center gap-3.5 rounded-2xl border-[1.5px] border-edge bg-white py-2.5 pr-4 pl-3 hover:bg-mist has-checked:border-monte has-checked:bg-mist-dew has-checked:ring-1 has-checked:ring-monte ${FOCUS}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={checked}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      {picture}
      <span className="min-w-0 grow pl-1 leading-snug">
        <span className="block font-semibold wrap-anywhere">{label}</span>
        <span className="block text-small wrap-anywhere text-ink-2">{detail}</span>
      </span>
      <span
        aria-hidden
        className="size-5.5 shrink-0 rounded-full border-[1.5px] border-field bg-white group-has-checked:border-[7px] group-has-checked:border-monte"
      />
    </label>
  )
}

export function RadioSet({
  legend,
  beside = false,
  children,
}: {
  legend: string
  beside?: boolean
  children: ReactNode
}) {
  return (
    <fieldset className="min-w-0">
      <legend className={LEGEND}>{legend}</legend>
      <div className={`grid gap-2.5 ${beside ? 'md:grid-cols-2' : ''}`}>{children}</div>
    </fieldset>
  )
}

/** Whichever of suggestion and field was touched last counts. */
export function AmountFields({
  currency,
  preset,
  typed,
  error,
  onPreset,
  onType,
}: {
  currency: Currency
  preset: string
  typed: string
  error: string | undefined
  onPreset: (preset: string) => void
  onType: (typed: string) => void
}) {
  return (
    <fieldset className="min-w-0">
      <legend className={LEGEND}>¿Cuánto?</legend>
      <div className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
        {GIFTS[currency].presets.map((amount) => (
          <label
            key={amount}
            className={`relative grid h-16 cursor-pointer place-items-center rounded-2xl border-[1.5px] border-edge bg-white font-display text-wide font-bold tabular-nums hover:bg-mist has-checked:border-monte has-checked:bg-monte has-checked:text-white md:h-17 ${FOCUS}`}
          >
            <input
              type="radio"
              name="sugerido"
              value={amount}
              checked={preset === String(amount)}
              onChange={() => onPreset(String(amount))}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            {shortMoney(amount, currency)}
          </label>
        ))}
      </div>
      <div className="mt-4 grid gap-1.5">
        <label htmlFor="campo-monto" className="text-small font-semibold">
          Otro monto
        </label>
        <div className="relative">
          <span
            aria-hidden
            className="absolute inset-y-0 left-4 grid place-items-center font-semibold text-ink-3"
          >
            {currency === 'PEN' ? 'S/' : '$'}
          </span>
          <input
            id="campo-monto"
            name="monto"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="Escribe un monto"
            value={typed}
            onChange={(event) => onType(event.target.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={`campo-monto-ayuda${error ? ' campo-monto-error' : ''}`}
            // Focused above the button that sticks to the bottom of a phone, with the error below it.
            className={controlClass(error, 'pr-16 pl-10 max-md:scroll-mb-52')}
          />
          <span
            aria-hidden
            className="absolute inset-y-0 right-4 grid place-items-center font-semibold text-ink-3"
          >
            {currency}
          </span>
        </div>
        <p id="campo-monto-ayuda" className="text-fine text-ink-3">
          Entre {limitsText(currency)}.
        </p>
        <FieldError id="campo-monto-error" error={error} />
      </div>
    </fieldset>
  )
}
