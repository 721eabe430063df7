import type { FieldProps } from '@/components/forms/field-props'
import { controlClass } from '@/components/ui/control-class'
import { FieldError, Select } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { textLinkClass } from '@/components/ui/links/text-link'
import { DAYS } from '@/lib/foundations/hours'
import { DAY_CHOICES, type DayField, dayFields } from '@/lib/foundations/schema'
import { capitalise } from '@/lib/text/capitalise'

/** The times show while a day is open, by CSS alone. */
export function HoursFields({
  field,
  onCopy,
}: {
  field: (name: DayField) => FieldProps
  /** Copies Monday to the other workdays. */
  onCopy: () => void
}) {
  return (
    <div className="grid gap-5 sm:gap-3">
      {DAYS.map((label, day) => (
        <Day key={label} label={capitalise(label)} names={dayFields(day)} field={field} />
      ))}
      <button
        type="button"
        onClick={onCopy}
        className={textLinkClass(
          'quiet',
          'inline-flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-full px-2 text-small noscript:hidden',
        )}
      >
        <Icon name="copy" size={18} />
        Copiar el lunes a todos los días hábiles
      </button>
    </div>
  )
}

function Day({
  label,
  names,
  field,
}: {
  label: string
  names: ReturnType<typeof dayFields>
  field: (name: DayField) => FieldProps
}) {
  const { error: _, ...choice } = field(names.choice)
  const [from, to] = [field(names.from), field(names.to)]
  const error = from.error ?? to.error
  const errorId = `campo-${names.from}-error`
  return (
    <fieldset className="group/day grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-1 items-center gap-2.5 sm:grid-cols-[6.5rem_9rem_minmax(0,1fr)]">
        <span aria-hidden className="text-small font-semibold">
          {label}
        </span>
        <Select {...choice} aria-label={`${label}: atención`}>
          {DAY_CHOICES.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <span className="flex items-center gap-2.5 can-has:hidden cramped:flex-col cramped:items-stretch group-has-[option[value=abierto]:checked]/day:flex">
          <Time label={`${label}: desde`} {...from} errorId={from.error && errorId} />
          <span aria-hidden>a</span>
          <Time label={`${label}: hasta`} {...to} errorId={error && errorId} />
        </span>
      </div>
      {error && (
        <div className="can-has:hidden group-has-[option[value=abierto]:checked]/day:block">
          <FieldError id={errorId} error={error} />
        </div>
      )}
    </fieldset>
  )
}

function Time({
  label,
  error: _,
  errorId,
  ...input
}: FieldProps & { label: string; errorId: string | undefined }) {
  return (
    <input
      type="time"
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      className={controlClass(errorId, 'min-w-0')}
      {...input}
    />
  )
}
