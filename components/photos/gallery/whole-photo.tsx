'use client'

import { useState } from 'react'
import { useLongWait } from '@/components/ui/long-wait'
import type { PhotoDto } from '@/lib/photos/dto'

interface Props {
  photo: PhotoDto
  alt: string
  eager: boolean
  zoomed: boolean
  /** Runs before the image element is replaced. */
  onRetry: () => void
}

/** Uncropped; offers a retry if it is slow or fails to load. */
export function WholePhoto({ photo, alt, eager, zoomed, onRetry }: Props) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const isLate = useLongWait(eager && state === 'loading', attempt)
  const retry = () => {
    onRetry()
    setState('loading')
    setAttempt(attempt + 1)
  }
  const { width, height } = photo
  // A new URL: browsers would join the pending request of the old one.
  const fileOf = (file: string) => (attempt === 0 ? file : `${file}?${attempt}`)
  return (
    <div className="@container-size grid size-full place-items-center">
      <img
        key={attempt}
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) setState('shown')
        }}
        src={fileOf(photo.large)}
        srcSet={`${fileOf(photo.medium)} 800w, ${fileOf(photo.large)} 1600w`}
        sizes={zoomed ? '250vw' : '100vw'}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        draggable={false}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        style={{
          width: `min(100cqw, calc(100cqh * ${width / height}))`,
          backgroundImage: `url("${photo.blur}")`,
          backgroundSize: 'cover',
        }}
        className="h-auto max-w-none cursor-zoom-in select-none group-data-zoomed:cursor-grab group-data-zoomed:active:cursor-grabbing motion-safe:transition-transform motion-safe:duration-200 data-following:transition-none lg:rounded-card"
      />
      {(state === 'failed' || isLate) && <LoadError failed={state === 'failed'} onRetry={retry} />}
    </div>
  )
}

function LoadError({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <p
      role="status"
      className="absolute inset-x-4 bottom-4 mx-auto flex w-fit flex-wrap items-center gap-x-3 rounded-2xl bg-ink px-4 py-1.5"
    >
      {failed ? 'No pudimos cargar esta foto.' : 'La foto tarda más de lo normal.'}
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 font-semibold text-mango underline-offset-3 hover:underline"
      >
        Reintentar
      </button>
    </p>
  )
}
