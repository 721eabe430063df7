import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { FieldError } from '@/components/ui/field'
import { CHECK_IN_LABELS } from '@/lib/adoption/check-ins/copy'
import { CHECK_IN_ANSWERS } from '@/lib/text/vocabulary'

export function AnswerChoice({
  legend,
  name,
  error,
  defaultValue,
  ...radio
}: {
  legend: string
  name: string
  error?: string
  defaultValue?: string
} & Pick<ComponentProps<'input'>, 'ref' | 'onChange' | 'onBlur'>) {
  const id = `campo-${name}`
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      className="grid min-w-0 gap-2.5"
    >
      <legend className="mb-2.5 font-semibold">{legend}</legend>
      {CHECK_IN_ANSWERS.map((value) => (
        <label
          key={value}
          className={classNames(
            'relative grid min-h-17 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-4 rounded-card border-[1.5px] bg-white px-4.5 py-2.5 transition-colors hover:bg-mist has-checked:border-monte has-checked:bg-monte-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-monte',
            error ? 'border-guayaba' : 'border-field',
          )}
        >
          <span>
            <span className="block text-lead leading-snug font-semibold text-ink">
              {CHECK_IN_LABELS[value].label}
            </span>
            <span className="text-small text-ink-2">{CHECK_IN_LABELS[value].detail}</span>
          </span>
          <input
            type="radio"
            name={name}
            value={value}
            data-return={value === 'no funcionó' || undefined}
            defaultChecked={defaultValue === value}
            className="size-6.5 cursor-pointer appearance-none rounded-full border-[1.5px] border-field bg-white outline-none checked:border-8 checked:border-monte"
            {...radio}
          />
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
