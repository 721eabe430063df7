import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { MAX_PET_PHOTOS } from '@/lib/photos/limits'

type OnFiles = (files: File[]) => void

const ICON = { size: 20, className: 'shrink-0' } as const

/** @param onFiles undefined for the look alone */
export function AddPhotos({ count, onFiles }: { count: number; onFiles?: OnFiles }) {
  const isEmpty = count === 0
  const full = count >= MAX_PET_PHOTOS
  return (
    <div
      className={classNames(
        'grid gap-2.5',
        isEmpty && 'justify-items-center gap-4! py-5 text-center md:py-8',
      )}
    >
      {isEmpty && (
        <p className="max-w-[20.5em] text-balance text-ink-2">
          Con luz de día y de cuerpo entero. Y una de la cara, que enamora.
        </p>
      )}
      <div className="flex w-full max-w-sm flex-wrap items-center gap-2.5 pointer-coarse:grid pointer-coarse:grid-cols-2 pointer-coarse:cramped:grid-cols-1 pointer-fine:w-auto pointer-fine:max-w-none">
        <FileButton
          label={isEmpty ? 'Elegir fotos' : 'Agregar más'}
          ghost={!isEmpty}
          disabled={full}
          onFiles={onFiles}
          multiple
        >
          <Icon name="image-plus" {...ICON} />
        </FileButton>
        {/* Only on touch devices: nobody photographs a pet with a desktop's camera. */}
        <span className="hidden pointer-coarse:contents">
          <FileButton label="Tomar foto" ghost disabled={full} onFiles={onFiles} capture="environment">
            <Icon name="camera" {...ICON} />
          </FileButton>
        </span>
        {!full && (
          <span className="text-fine text-ink-3 pointer-coarse:hidden">o arrástralas o pégalas aquí</span>
        )}
      </div>
      {!isEmpty && (
        <p className="text-fine text-ink-2">
          {full ? `Llegaste a las ${MAX_PET_PHOTOS} fotos.` : `${count} de ${MAX_PET_PHOTOS}.`}
          {count > 1 && (
            <>
              <span className="pointer-coarse:hidden"> Arrástralas para cambiar el orden.</span>
              <span className="hidden pointer-coarse:inline"> Mantén presionada una para moverla.</span>
            </>
          )}
        </p>
      )}
    </div>
  )
}

function FileButton({
  label,
  ghost,
  disabled,
  multiple,
  capture,
  onFiles,
  children,
}: {
  label: string
  ghost: boolean
  disabled: boolean
  multiple?: boolean
  capture?: 'environment'
  onFiles: OnFiles | undefined
  children: ReactNode
}) {
  const look = buttonClass(
    { variant: ghost ? 'ghost' : 'solid' },
    'relative cursor-pointer pointer-coarse:px-2 has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-monte',
  )
  if (!onFiles) {
    return (
      <span className={buttonClass({ variant: 'ghost' }, 'pointer-coarse:px-2')}>
        {capture ? children : <Icon name="loader-circle" size={20} className="shrink-0 animate-spin" />}
        {capture ? label : 'Cargando…'}
      </span>
    )
  }
  return (
    <label className={look}>
      {children}
      {label}
      <input
        type="file"
        // A list that names HEIC, which the server reads, would keep Safari from making a JPEG of it; one that leaves it out
        // would hide it from people of other systems.
        accept="image/*"
        multiple={multiple}
        capture={capture}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Otherwise choosing the same file again fires no change event.
          currentTarget.value = ''
        }}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0 file:cursor-[inherit]"
      />
    </label>
  )
}
