'use client'

import { controlClass } from '@/components/ui/control-class'
import { controlProps, FieldFrame } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import type { FieldProps } from './field-props'

const BUTTON =
  'grid size-12 shrink-0 cursor-pointer place-items-center rounded-full border-[1.5px] border-field bg-white hover:bg-mist noscript:hidden'
const PLAIN_NUMBER =
  'text-center [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none'

/** The browser's own steps keep to `min` and `max`; the form hears of them as of typing. */
function step(button: HTMLButtonElement, by: 1 | -1): void {
  const input = button.parentElement?.querySelector('input')
  if (!input) return
  if (by === 1) input.stepUp()
  else input.stepDown()
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A count with a button on each side; without JavaScript a number field. */
export function StepperField({
  label,
  min,
  max,
  error,
  name,
  ...input
}: { label: string; min: number; max: number } & Omit<FieldProps, 'min' | 'max'>) {
  const texts = { label, name, error }
  return (
    <FieldFrame texts={texts}>
      <div className="flex items-center gap-2">
        <button
          type="button"
          // By keyboard the field itself steps, with the arrows.
          tabIndex={-1}
          className={BUTTON}
          aria-label={`Uno menos: ${label}`}
          onClick={(event) => step(event.currentTarget, -1)}
        >
          <Icon name="minus" size={20} />
        </button>
        <input
          {...controlProps(texts)}
          type="number"
          min={min}
          max={max}
          inputMode="numeric"
          autoComplete="off"
          className={controlClass(error, PLAIN_NUMBER)}
          {...input}
        />
        <button
          type="button"
          tabIndex={-1}
          className={BUTTON}
          aria-label={`Uno más: ${label}`}
          onClick={(event) => step(event.currentTarget, 1)}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
    </FieldFrame>
  )
}
