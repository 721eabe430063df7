'use client'

import { Icon } from '@/components/ui/icon/icon'
import { LEGEND } from './donate-fields'

const NOTE = 'hidden gap-3 rounded-2xl px-4 py-3.5 text-small'
/** Shown by CSS alone: without JavaScript too. */
const WHEN_MONTHLY = 'group-has-[[value=mes]:checked]/form:flex'
const WHEN_FOR_PET = 'group-has-[[value=mes]:checked]/form:group-has-[[value=mascota]:checked]/form:flex'

export function FrequencyFields({
  monthly,
  today,
  petName,
  onChoose,
}: {
  monthly: boolean
  today: number
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
          Se cobra hoy y el día {today} de cada mes{today > 28 && ', o el último si el mes es más corto'}.{' '}
          <b className="font-semibold">Lo cancelas en dos clics</b> desde “Donaciones Realizadas”, cuando
          quieras. Si un cobro falla, te avisamos una sola vez.
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
      className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
    />
    {label}
  </label>
)
