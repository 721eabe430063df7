import type { FieldProps } from '@/components/forms/field-props'
import { controlClass, FieldError } from '@/components/ui/field'
import { DAYS } from '@/lib/foundations/hours'
import { DAY_CHOICES, type DayField, dayFields } from '@/lib/foundations/schema'
import { capitalise } from '@/lib/text'

/** Opening hours day by day; the times show while a day is open, by CSS alone. */
export function HoursFields({ field }: { field: (name: DayField) => FieldProps }) {
  return (
    <div className="grid gap-3">
      {DAYS.map((label, day) => (
        <Day key={label} label={capitalise(label)} names={dayFields(day)} field={field} />
      ))}
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
    <fieldset aria-describedby={error && errorId} className="group/day grid gap-1.5">
      <legend className="sr-only">{label}</legend>
      <div className="grid items-center gap-2.5 sm:grid-cols-[6.5rem_9rem_minmax(0,1fr)]">
        <span aria-hidden className="text-small font-semibold">
          {label}
        </span>
        <select {...choice} aria-label={`${label}: atención`} className={controlClass(undefined)}>
          {DAY_CHOICES.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <span className="hidden items-center gap-2.5 group-has-[option[value=abierto]:checked]/day:flex">
          <Time label={`${label}: desde`} {...from} invalid={from.error !== undefined} />
          <span aria-hidden>a</span>
          <Time label={`${label}: hasta`} {...to} invalid={error !== undefined} />
        </span>
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}

function Time({ label, error, invalid, ...input }: FieldProps & { label: string; invalid: boolean }) {
  return (
    <input
      type="time"
      aria-label={label}
      aria-invalid={invalid || undefined}
      className={controlClass(invalid ? (error ?? label) : undefined, 'min-w-0')}
      {...input}
    />
  )
}
