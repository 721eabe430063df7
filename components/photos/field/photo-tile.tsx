import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { iconButtonClass } from '@/components/ui/icon/icon-button'
import { TILE } from './photo-box'
import type { PhotoItem } from './photo-list'
import { TileMenu } from './tile-menu'
import { TileProgress } from './tile-progress'

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
