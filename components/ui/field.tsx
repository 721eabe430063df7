import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { controlClass } from './control-class'
import { Icon } from './icon/icon'

export interface FieldTexts {
  label: ReactNode
  name: string
  id?: string
  hint?: ReactNode
  error?: string
}

const fieldId = ({ id, name }: FieldTexts) => id ?? `campo-${name}`

function describedBy(texts: FieldTexts): string | undefined {
  const id = fieldId(texts)
  return classNames(texts.hint ? `${id}-ayuda` : null, texts.error ? `${id}-error` : null) || undefined
}

export function controlProps(texts: FieldTexts) {
  return {
    id: fieldId(texts),
    name: texts.name,
    'aria-invalid': texts.error ? true : undefined,
    'aria-describedby': describedBy(texts),
  } as const
}

export function FieldFrame({ texts, children }: { texts: FieldTexts; children: ReactNode }) {
  const id = fieldId(texts)
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        {texts.label}
      </label>
      {children}
      {texts.hint && (
        <div id={`${id}-ayuda`} className="text-fine text-ink-2">
          {texts.hint}
        </div>
      )}
      <FieldError id={`${id}-error`} error={texts.error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="text-fine font-medium text-guayaba">
      {error}
    </p>
  )
}

type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldTexts &
  Omit<ComponentProps<Tag>, keyof FieldTexts>

export function TextField({ label, name, id, hint, error, className, ...rest }: Control<'input'>) {
  const texts = { label, name, id, hint, error }
  return (
    <FieldFrame texts={texts}>
      <input {...controlProps(texts)} className={controlClass(error, className)} {...rest} />
    </FieldFrame>
  )
}

export function TextAreaField({ label, name, id, hint, error, className, ...rest }: Control<'textarea'>) {
  const texts = { label, name, id, hint, error }
  return (
    <FieldFrame texts={texts}>
      <textarea
        rows={5}
        {...controlProps(texts)}
        className={controlClass(error, classNames('py-3', className))}
        {...rest}
      />
    </FieldFrame>
  )
}

/** A select with our own arrow, for where its label is written elsewhere. */
export const Select = ({
  error,
  className,
  ...rest
}: ComponentProps<'select'> & { error?: string | undefined }) => (
  <span className="relative block">
    <select {...rest} className={controlClass(error, classNames('appearance-none pr-10', className))} />
    <Icon
      name="chevron-down"
      size={18}
      className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-3"
    />
  </span>
)

export function SelectField({ label, name, id, hint, error, className, ...rest }: Control<'select'>) {
  const texts = { label, name, id, hint, error }
  return (
    <FieldFrame texts={texts}>
      <Select {...controlProps(texts)} error={error} className={className} {...rest} />
    </FieldFrame>
  )
}
