'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlProps, FieldError } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'

/**
 * A wide field for one photo, which it shows once chosen. The invisible native field is on top, as in `FileField`;
 * without JavaScript it shows the file's name itself. `data-chosen` tells the form's CSS that there is a photo.
 */
export function PhotoDrop({
  label,
  hint,
  name,
  error,
  onChange,
  defaultValue: _,
  ...rest
}: {
  label: string
  hint: string
  name: string
  error?: string
} & Omit<ComponentProps<'input'>, 'type' | 'name' | 'className'>) {
  const [chosen, setChosen] = useState<File | null>(null)
  const preview = usePreview(chosen)

  return (
    <div className="grid gap-1.5">
      <div
        data-chosen={chosen ? '' : undefined}
        className={classNames(
          'relative grid min-h-32 justify-items-center gap-1.5 rounded-card border-[1.5px] border-dashed px-4 py-4.5 text-center hover:bg-mist has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-monte',
          error ? 'border-guayaba' : 'border-field',
        )}
      >
        {preview ? (
          <img {...preview} alt="" className="h-32 w-44 max-w-full rounded-control object-cover" />
        ) : (
          <Icon name="image-plus" size={28} strokeWidth={1.7} className="text-monte" />
        )}
        <label htmlFor={`campo-${name}`} className="font-semibold wrap-anywhere">
          {label} <span className="font-normal text-ink-2">(opcional)</span>
        </label>
        <p id={`campo-${name}-ayuda`} className="text-small text-ink-2 wrap-anywhere">
          {chosen?.name ?? hint}
        </p>
        <input
          {...controlProps({ label, name, hint, error })}
          type="file"
          accept="image/*"
          onChange={(event) => {
            setChosen(event.currentTarget.files?.[0] ?? null)
            onChange?.(event)
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer noscript:static noscript:h-auto noscript:min-w-0 noscript:opacity-100"
          {...rest}
        />
      </div>
      <FieldError id={`campo-${name}-error`} error={error} />
    </div>
  )
}

/** Null for no file, and for one that the browser cannot show (HEIC). */
function usePreview(file: File | null) {
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => {
      setSrc(null)
      URL.revokeObjectURL(url)
    }
  }, [file])
  return src && { src, onError: () => setSrc(null) }
}
