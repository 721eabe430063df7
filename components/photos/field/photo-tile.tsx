import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { iconButtonClass } from '@/components/ui/icon/icon-button'
import { TILE } from './photo-box'
import type { PhotoItem } from './photo-list'
import { TileMenu } from './tile-menu'

export interface TileActions {
  onMove: (key: string, to: number) => void
  onRemove: (key: string) => void
  onRetry: (key: string) => void
}

export function PhotoTile({
  item,
  index,
  count,
  onMove,
  onRemove,
  onRetry,
}: TileActions & { item: PhotoItem; index: number; count: number }) {
  const sortable = useSortable({
    id: item.key,
    disabled: count < 2,
    attributes: { roleDescription: 'foto que se puede mover' },
  })
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
    newIndex,
  } = sortable
  const isMain = newIndex === 0
  return (
    <li
      ref={setNodeRef}
      data-photo={item.key}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames('relative has-[[open]]:z-20', isDragging && 'z-30')}
    >
      <div
        {...listeners}
        className={classNames(
          TILE,
          'touch-manipulation select-none [-webkit-touch-callout:none]',
          isMain && 'ring-3 ring-monte',
          isDragging ? 'cursor-grabbing shadow-lift' : count > 1 && 'cursor-grab',
        )}
      >
        {item.src && (
          <img
            src={item.src}
            alt={altOf(item, index)}
            draggable={false}
            decoding="async"
            className="pointer-events-none size-full object-cover"
          />
        )}
        <TileProgress item={item} index={index} onRetry={() => onRetry(item.key)} />
      </div>
      {isMain && (
        <Badge tone="monte" className="pointer-events-none absolute top-2 left-2">
          {/* Both words do not fit beside the menu on the narrowest phones. */}
          <span className="max-[23.5rem]:sr-only">Foto </span>principal
        </Badge>
      )}
      {count > 1 && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={`Mover la foto ${index + 1} de ${count}`}
          className={iconButtonClass('disc', 'absolute bottom-0 left-0 touch-none cursor-grab')}
        >
          <Icon name="grip-vertical" size={18} className="relative" />
        </button>
      )}
      <TileMenu
        index={index}
        count={count}
        onMove={(to) => onMove(item.key, to)}
        onRemove={() => onRemove(item.key)}
      />
    </li>
  )
}

const altOf = ({ alt }: PhotoItem, index: number) => (alt ? `Foto ${index + 1}: ${alt}` : `Foto ${index + 1}`)

const WORDS: Partial<Record<PhotoItem['state'], string>> = {
  preparing: 'Preparando…',
  queued: 'En espera',
  processing: 'Terminando…',
}

function TileProgress({
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
