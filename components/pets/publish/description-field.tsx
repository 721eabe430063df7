'use client'

import { useRef } from 'react'
import type { FieldProps } from '@/components/forms/field-props'
import { TextAreaField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { textIssueWarning } from '@/lib/pets/hold-copy'
import { descriptionLength, MAX_DESCRIPTION, MIN_DESCRIPTION } from '@/lib/pets/schema'
import { storyPrompts } from '@/lib/text/copy/story-prompts'
import { formatCount } from '@/lib/text/numbers'
import type { Role, TextIssue } from '@/lib/text/vocabulary'

export function DescriptionField({
  field: { ref, ...field },
  name,
  typed,
  ownerRole,
  issue,
}: {
  field: FieldProps
  name: string
  typed: string
  ownerRole: Role | undefined
  /** What `checkText` finds in it. */
  issue: TextIssue | null
}) {
  const area = useRef<HTMLTextAreaElement>(null)

  const begin = (opening: string) => {
    const element = area.current
    if (!element) return
    const before = element.value.trimEnd()
    element.setRangeText(`${before && `${before}\n\n`}${opening}`, 0, element.value.length, 'end')
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.focus()
    element.scrollTop = element.scrollHeight
  }

  return (
    <div className="grid gap-3">
      <div className="noscript:hidden">
        <p id="inicios" className="mb-2 text-small font-semibold">
          ¿No sabes cómo empezar? Toca una frase
        </p>
        <ul aria-labelledby="inicios" className="flex flex-wrap gap-2">
          {storyPrompts(name, ownerRole).map(({ label, opening }) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => begin(opening)}
                className="flex min-h-11 items-center gap-1.5 rounded-full bg-maiz px-4 text-small font-semibold hover:bg-tile-sol"
              >
                <Icon name="plus" size={17} strokeWidth={2.2} />
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <TextAreaField
        label="Descripción"
        rows={8}
        {...field}
        ref={(element) => {
          area.current = element
          ref(element)
        }}
        className="field-sizing-content min-h-50"
        hint={<Counter length={descriptionLength(typed)} />}
      />
      <div role="status">
        {issue && (
          <p className="flex gap-2.5 rounded-2xl bg-maiz px-4.5 py-3 text-small">
            <Icon name="circle-exclamation-point" size={19} className="mt-0.5 shrink-0" />
            {textIssueWarning(issue)}
          </p>
        )}
      </div>
    </div>
  )
}

export function Counter({ length }: { length: number }) {
  const tooLong = length > MAX_DESCRIPTION
  const fits = length >= MIN_DESCRIPTION && !tooLong
  const bound = fits ? '' : ` de ${formatCount(tooLong ? MAX_DESCRIPTION : MIN_DESCRIPTION)}`
  const words = `${formatCount(length)}${bound} caracteres`
  return (
    <>
      <span className="hidden noscript:inline">Al menos {MIN_DESCRIPTION} caracteres.</span>
      <span className="flex items-center gap-2.5 noscript:hidden">
        <span aria-hidden className="h-1.5 w-24 overflow-hidden rounded-full bg-mist-2">
          <span
            className="block h-full rounded-full bg-monte transition-[width] duration-150"
            style={{ width: `${Math.min(length / MIN_DESCRIPTION, 1) * 100}%` }}
          />
        </span>
        <span className="flex items-center gap-1 tabular-nums">
          {fits && <Icon name="check" size={16} strokeWidth={2.6} className="text-monte" />}
          <span className={tooLong ? 'font-semibold text-guayaba' : undefined}>{words}</span>
        </span>
      </span>
      <span role="status" className="sr-only">
        {fits && 'La descripción ya tiene el largo que necesita'}
      </span>
    </>
  )
}
