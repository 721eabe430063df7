'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlClass } from '@/components/ui/control-class'
import { controlProps, FieldFrame, type FieldTexts } from '@/components/ui/field'

function chosenName(files: FileList | null): string {
  if (!files || files.length === 0) return ''
  return files.length === 1 ? (files[0]?.name ?? '') : `${files.length} archivos`
}

/** Browsers label their own button in their language; the invisible native field lies on top of ours. */
export function FileField({
  label,
  name,
  id,
  hint,
  error,
  multiple,
  onChange,
  ...rest
}: FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'className' | 'style'>) {
  const box = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState('')
  const texts = { label, name, id, hint, error }

  useEffect(() => {
    const form = box.current?.querySelector('input')?.form
    const onReset = () => setChosen('')
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [])

  return (
    <FieldFrame texts={texts}>
      <div
        ref={box}
        className={classNames(
          controlClass(error, 'relative flex items-center gap-3 p-1! pr-3.5! text-small!'),
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-monte',
        )}
      >
        <span
          aria-hidden
          className="flex min-h-9.5 shrink-0 items-center rounded-lg bg-monte-tint px-4 font-semibold text-monte-dark"
        >
          {multiple ? 'Elegir archivos' : 'Elegir archivo'}
        </span>
        <span
          aria-hidden
          // Without a width of its own: a long name would widen every grid around the field.
          className={classNames('w-0 grow truncate noscript:hidden', chosen ? 'text-ink' : 'text-ink-3')}
        >
          {chosen || 'Ningún archivo elegido'}
        </span>
        <input
          {...controlProps(texts)}
          type="file"
          multiple={multiple}
          onChange={(event) => {
            setChosen(chosenName(event.currentTarget.files))
            onChange?.(event)
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer noscript:static noscript:h-auto noscript:min-w-0 noscript:opacity-100 noscript:file:hidden"
          {...rest}
        />
      </div>
    </FieldFrame>
  )
}
