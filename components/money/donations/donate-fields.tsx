'use client'

import type { ReactNode } from 'react'
import { controlClass } from '@/components/ui/control-class'
import { FieldError } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { DONATION_LIMITS, limitsText } from '@/lib/money/donations/amounts'
import { shortMoney } from '@/lib/money/donations/copy'
import type { Currency } from '@/lib/text/vocabulary'

const LEGEND = 'mb-3 font-display text-wide font-bold'
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
      className={`group relative flex min-h-16 cursor-pointer items-center gap-3.5 cramped:flex-wrap rounded-2xl border-[1.5px] border-edge bg-white py-2.5 pr-4 pl-3 hover:bg-mist has-checked:border-monte has-checked:bg-mist-dew has-checked:ring-1 has-checked:ring-monte ${FOCUS}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={checked}
        onChange={onChoose}
        className="overlay-input cursor-pointer"
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
      <div className="grid grid-cols-2 gap-2.5 cramped:grid-cols-1 md:grid-cols-4">
        {DONATION_LIMITS[currency].presets.map((amount) => (
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
              className="overlay-input cursor-pointer"
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
          Entre {limitsText(currency)}, sin decimales.
        </p>
        <FieldError id="campo-monto-error" error={error} />
      </div>
    </fieldset>
  )
}

const NOTE = 'flex gap-3 rounded-2xl px-4 py-3.5 text-small can-has:hidden'
/** Shown by CSS alone: without JavaScript too. */
const WHEN_MONTHLY = 'group-has-[[value=mes]:checked]/form:flex'
const WHEN_FOR_PET = 'group-has-[[value=mes]:checked]/form:group-has-[[value=mascota]:checked]/form:flex'

export function FrequencyFields({
  monthly,
  chargeDay,
  petName,
  onChoose,
}: {
  monthly: boolean
  /** 'el día 15': see `chargeDayText`. */
  chargeDay: string
  petName: string | null
  onChoose: (monthly: boolean) => void
}) {
  return (
    <fieldset className="min-w-0">
      <legend className={LEGEND}>¿Cada cuánto?</legend>
      <div className="grid grid-cols-2 gap-1 rounded-[1.125rem] bg-mist-2 p-1">
        <Segment value="una" label="Una vez" checked={!monthly} onChoose={() => onChoose(false)} />
        <Segment value="mes" label="Cada mes" checked={monthly} onChoose={() => onChoose(true)} />
      </div>
      <p className={`${NOTE} ${WHEN_MONTHLY} mt-3 bg-mist`}>
        <Icon name="info" size={20} className="mt-0.5 shrink-0 text-monte" />
        <span>
          Se cobra hoy y cada mes, {chargeDay}. <b className="font-semibold">Lo cancelas en dos clics</b>{' '}
          desde tu perfil, cuando quieras. Si un cobro falla, te avisamos una sola vez.
        </span>
      </p>
      {petName && (
        <p className={`${NOTE} ${WHEN_FOR_PET} mt-2.5 bg-lila`}>
          <Icon name="heart" size={20} className="mt-0.5 shrink-0" />
          <span className="wrap-anywhere">
            <b className="font-semibold">Si adoptan a {petName},</b> te contamos y tu aporte mensual termina
            ese día. Tú decides si sigues con la fundación.
          </span>
        </p>
      )}
    </fieldset>
  )
}

const Segment = ({
  value,
  label,
  checked,
  onChoose,
}: {
  value: string
  label: string
  checked: boolean
  onChoose: () => void
}) => (
  <label className="relative grid min-h-12 cursor-pointer place-items-center rounded-[0.875rem] px-3 font-semibold has-checked:bg-white has-checked:text-monte-dark has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-monte">
    <input
      type="radio"
      name="cada"
      value={value}
      defaultChecked={checked}
      onChange={onChoose}
      className="overlay-input cursor-pointer"
    />
    {label}
  </label>
)
