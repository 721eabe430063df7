import type { ReactNode } from 'react'
import { FieldError } from '@/components/ui/field'
import type { FieldProps } from './field-props'

/** A box to tick before a form may be sent; it is never ticked beforehand. @param children stands below it */
export function AgreeBox({
  field: { error, defaultValue, ...box },
  value,
  label,
  children,
}: {
  field: FieldProps
  value: string
  label: string
  children?: ReactNode
}) {
  const id = `campo-${box.name}`
  return (
    <div data-consent className="grid justify-items-start gap-1">
      <label className="flex cursor-pointer items-start gap-3.5 py-2.5">
        <input
          type="checkbox"
          id={id}
          value={value}
          defaultChecked={defaultValue === value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className="mt-px size-6 shrink-0 cursor-pointer accent-monte"
          {...box}
        />
        <span className="min-w-0">{label}</span>
      </label>
      <div className="w-full pl-9.5">
        {children}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  )
}
