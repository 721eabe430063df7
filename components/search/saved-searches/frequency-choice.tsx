import type { ComponentProps } from 'react'
import { FieldError } from '@/components/ui/field'
import { FREQUENCY_DETAILS, FREQUENCY_LABELS } from '@/lib/search/saved-searches/copy'
import { RUNNING_FREQUENCIES } from '@/lib/text/vocabulary'

export function FrequencyChoice({
  error,
  defaultValue,
  ...radio
}: {
  name: string
  error?: string
  defaultValue?: string
} & Pick<ComponentProps<'input'>, 'ref' | 'onChange' | 'onBlur'>) {
  const errorId = `campo-${radio.name}-error`
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      className="grid min-w-0 gap-2"
    >
      <legend className="mb-2 text-small font-semibold">¿Cada cuánto te avisamos?</legend>
      {RUNNING_FREQUENCIES.map((value) => (
        <label
          key={value}
          className="relative grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-card border-[1.5px] border-field bg-white px-4.5 py-2.5 transition-colors hover:bg-mist has-checked:border-monte has-checked:bg-monte-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-monte"
        >
          <span>
            <b className="block font-semibold">{FREQUENCY_LABELS[value]}</b>
            <span className="block text-small text-ink-2">{FREQUENCY_DETAILS[value]}</span>
          </span>
          <input
            type="radio"
            value={value}
            defaultChecked={defaultValue === value}
            className="size-6 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-field bg-white outline-none checked:border-[7px] checked:border-monte"
            {...radio}
          />
        </label>
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
