import type { MouseEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { iconButtonClass } from '@/components/ui/icon/icon-button'

export function TileMenu({
  index,
  count,
  onMove,
  onRemove,
}: {
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}) {
  const isFirst = index === 0
  const isLast = index === count - 1
  return (
    <Disclosure
      className="absolute inset-x-0 top-0"
      summaryClassName={iconButtonClass('disc', 'relative ml-auto')}
      summary={
        <>
          <span className="sr-only">Opciones de la foto {index + 1}</span>
          <Icon name="ellipsis" size={20} className="relative" />
        </>
      }
    >
      <div
        className={classNames(
          'absolute top-full grid w-max min-w-full rounded-2xl border border-line bg-white p-1.5 shadow-lift',
          // Phones have two columns of photos, and the menu may be wider than one.
          index % 2 === 0 ? 'left-0' : 'right-0',
        )}
      >
        {!isFirst && (
          <Entry icon="star" onClick={() => onMove(0)}>
            Hacer principal
          </Entry>
        )}
        {!isFirst && (
          <Entry icon="arrow-left" onClick={() => onMove(index - 1)}>
            Mover antes
          </Entry>
        )}
        {!isLast && (
          <Entry icon="arrow-right" onClick={() => onMove(index + 1)}>
            Mover después
          </Entry>
        )}
        <Entry icon="trash" onClick={onRemove} isDanger>
          Quitar
        </Entry>
      </div>
    </Disclosure>
  )
}

function Entry({
  icon,
  onClick,
  isDanger = false,
  children,
}: {
  icon: IconName
  onClick: () => void
  isDanger?: boolean
  children: string
}) {
  const act = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('details')?.removeAttribute('open')
    onClick()
  }
  return (
    <button
      type="button"
      onClick={act}
      className={classNames(
        'flex min-h-11 items-center gap-2 rounded-control px-2.5 text-left text-small font-semibold whitespace-nowrap hover:bg-mist',
        isDanger && 'text-guayaba',
      )}
    >
      <Icon name={icon} size={18} className="shrink-0" />
      {children}
    </button>
  )
}
