import { Icon } from '@/components/ui/icon/icon'
import type { PhotoItem } from './photo-list'

const WORDS: Partial<Record<PhotoItem['state'], string>> = {
  preparing: 'Preparando…',
  queued: 'En espera',
  processing: 'Terminando…',
}

export function TileProgress({
  item: { state, part, recovery },
  index,
  onRetry,
}: {
  item: PhotoItem
  index: number
  onRetry: () => void
}) {
  if (state === 'ready') return null
  if (state === 'failed') {
    return (
      <div className="absolute inset-0 grid content-center justify-items-center gap-2 bg-white/85 p-2 text-center">
        <p className="text-small font-semibold text-guayaba-hover">No se subió</p>
        {recovery !== 'none' && (
          <button
            type="button"
            onClick={onRetry}
            aria-label={`Reintentar la foto ${index + 1}`}
            className="flex min-h-11 items-center gap-1.5 rounded-full bg-guayaba px-4 text-small font-semibold text-white hover:bg-guayaba-hover"
          >
            <Icon name="rotate-cw" size={16} />
            Reintentar
          </button>
        )}
      </div>
    )
  }
  const percent = Math.round(part * 100)
  return (
    <div className="pointer-events-none absolute inset-0 bg-white/45">
      <div className="absolute inset-x-2 top-1/2 grid -translate-y-1/2 gap-1.5 rounded-control bg-white/95 px-2.5 py-2 text-tiny font-semibold">
        <p className="flex items-center justify-center gap-1.5 whitespace-nowrap">
          {state !== 'queued' && <Icon name="loader-circle" size={14} className="animate-spin" />}
          {WORDS[state] ?? `Subiendo ${percent} %`}
        </p>
        {state === 'sending' && (
          <progress
            aria-label={`Subiendo la foto ${index + 1}`}
            value={percent}
            max={100}
            className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-mist-2 [&::-moz-progress-bar]:bg-monte [&::-webkit-progress-bar]:bg-mist-2 [&::-webkit-progress-value]:bg-monte"
          />
        )}
      </div>
    </div>
  )
}
