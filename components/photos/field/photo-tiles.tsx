import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { TILE_GRID } from './photo-box'
import type { PhotoItem } from './photo-list'
import { drag } from './photo-messages'
import { PhotoTile, type TileActions } from './photo-tile'

export function PhotoTiles({
  items,
  onDrop,
  ...actions
}: TileActions & { items: readonly PhotoItem[]; onDrop: (key: string, to: number) => void }) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // Without the delay, touch could not scroll the page over the photos.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const keys = items.map(({ key }) => key)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onDrop(String(active.id), keys.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsFor(keys),
        screenReaderInstructions: { draggable: drag.instructions },
      }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ul className={TILE_GRID}>
          {items.map((item, index) => (
            <PhotoTile key={item.key} item={item} index={index} count={items.length} {...actions} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function announcementsFor(keys: string[]): Announcements {
  const at = (id: string | number) => keys.indexOf(String(id))
  const count = keys.length
  return {
    onDragStart: ({ active }) => drag.start(at(active.id), count),
    onDragOver: ({ over }) => (over ? drag.over(at(over.id), count) : undefined),
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id ? undefined : drag.cancel(at(active.id), count),
    onDragCancel: ({ active }) => drag.cancel(at(active.id), count),
  }
}
