import type { ComponentProps } from 'react'
import { FieldError } from '@/components/ui/field'
import { REPORT_REASON_LABELS } from '@/lib/copy/reports'
import { REPORT_REASONS } from '@/lib/vocabulary'

/** What is wrong with a listing: one of the reasons, as radio buttons. */
export function ReasonChoice({
  error,
  defaultValue,
  ...radio
}: { name: string; error?: string; defaultValue?: string } & Pick<
  ComponentProps<'input'>,
  'ref' | 'onChange' | 'onBlur'
>) {
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error && 'campo-reason-error'}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 text-small font-semibold">¿Qué pasa con esta publicación?</legend>
      <div className="grid gap-2">
        {REPORT_REASONS.map((value) => (
          <label
            key={value}
            className={`flex min-h-12 items-center gap-3 rounded-control border-[1.5px] px-3.5 py-2 transition-colors hover:bg-mist has-checked:border-monte has-checked:bg-monte-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-monte ${error ? 'border-guayaba' : 'border-field'}`}
          >
            <input
              type="radio"
              value={value}
              defaultChecked={defaultValue === value}
              className="size-5 shrink-0 accent-monte outline-none"
              {...radio}
            />
            {REPORT_REASON_LABELS[value]}
          </label>
        ))}
      </div>
      <FieldError id="campo-reason-error" error={error} />
    </fieldset>
  )
}
