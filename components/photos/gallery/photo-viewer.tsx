'use client'

import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import type { PhotoDto } from '@/lib/photos/dto'
import { useLoopingCarousel } from './use-looping-carousel'
import { WholePhoto } from './whole-photo'

interface PhotoViewerProps {
  photos: PhotoDto[]
  alt: string
  name: string
  start: number
  onTurn: (index: number) => void
  /** Also after Escape. */
  onClose: () => void
}

/** Swipes, arrows, arrow keys and thumbnails navigate; pinch, double tap, click, wheel, + and - zoom. */
export function PhotoViewer({ photos, alt, name, start, onTurn, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const count = photos.length
  const { frame, index, zoom, driver } = useLoopingCarousel(start, onTurn)
  const several = count > 1
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    closeButton.current?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const steps = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (zoom.onKey(event.key)) event.preventDefault()
    else if (steps !== 0) driver.step(steps)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={`Fotos de ${name}`}
      onKeyDown={onKeyDown}
      onClose={onClose}
      className="on-dark m-0 h-dvh max-h-none w-full max-w-none animate-rise grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-night text-white open:grid"
    >
      <div className="flex items-center justify-between gap-3 px-4 py-3 lg:px-7 lg:py-4.5">
        <p className="min-w-0 truncate">
          <b className="font-display text-lead font-bold">{name}</b>
          {several && (
            <span role="status" className="ml-2 text-small text-foot-text tabular-nums">
              <span className="sr-only">Foto </span>
              {index + 1} de {count}
            </span>
          )}
        </p>
        <div className="flex gap-2.5">
          <ViewerButton
            label={zoom.zoomed ? 'Alejar' : 'Acercar'}
            icon={zoom.zoomed ? 'zoom-out' : 'zoom-in'}
            onClick={zoom.toggle}
          />
          <ViewerButton ref={closeButton} label="Cerrar" icon="x" onClick={() => dialog.current?.close()} />
        </div>
      </div>
      <div
        ref={frame}
        data-zoomed={zoom.zoomed || undefined}
        className="group relative touch-none overflow-hidden"
      >
        <ul className="flex h-full">
          {photos.map((photo, at) => (
            <li
              key={photo.small}
              inert={at !== index}
              data-current={at === index || undefined}
              className="relative h-full w-full shrink-0 overflow-hidden lg:px-27.5"
            >
              <WholePhoto
                photo={photo}
                alt={several ? `${alt}, foto ${at + 1}` : alt}
                eager={isNear(at, index, count)}
                zoomed={zoom.zoomed && at === index}
                onRetry={zoom.reset}
              />
            </li>
          ))}
        </ul>
        {several && <Arrows driver={driver} />}
      </div>
      {several && <PhotoStrip photos={photos} index={index} onPick={(at) => driver.show(at)} />}
    </dialog>
  )
}

/** Across the loop. */
const isNear = (at: number, index: number, count: number) => [0, 1, count - 1].includes(Math.abs(at - index))

const ARROW = 'absolute top-1/2 -mt-6 border-[1.5px] border-white/40 bg-night/66'

function Arrows({ driver }: Pick<ReturnType<typeof useLoopingCarousel>, 'driver'>) {
  return (
    <>
      <ViewerButton
        label="Foto anterior"
        icon="chevron-left"
        onPointerDown={driver.press}
        onClick={(event) => driver.move(-1, event)}
        className={`${ARROW} left-3 lg:left-8`}
      />
      <ViewerButton
        label="Foto siguiente"
        icon="chevron-right"
        onPointerDown={driver.press}
        onClick={(event) => driver.move(1, event)}
        className={`${ARROW} right-3 lg:right-8`}
      />
    </>
  )
}

function ViewerButton({
  label,
  icon,
  className,
  ...rest
}: { label: string; icon: IconName } & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(
        'grid size-12 shrink-0 place-items-center rounded-full transition-colors hover:bg-white/30',
        className ?? 'bg-white/15',
      )}
      {...rest}
    >
      <Icon name={icon} size={22} />
    </button>
  )
}

function PhotoStrip({
  photos,
  index: current,
  onPick,
}: {
  photos: PhotoDto[]
  index: number
  onPick: (index: number) => void
}) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    strip.current?.children[current]?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [current])
  return (
    <div
      ref={strip}
      className="no-scrollbar flex gap-2.5 overflow-x-auto px-4 pt-3.5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] low:hidden"
    >
      {photos.map((photo, index) => (
        <button
          key={photo.small}
          type="button"
          aria-label={`Foto ${index + 1}`}
          aria-current={index === current || undefined}
          onClick={() => onPick(index)}
          className="h-15.75 w-21 shrink-0 overflow-hidden rounded-xl opacity-60 outline-offset-2 first:ml-auto last:mr-auto hover:opacity-100 aria-current:opacity-100 aria-current:outline-3 aria-current:outline-mango lg:h-21 lg:w-28"
        >
          <img
            src={photo.small}
            alt=""
            width={photo.width}
            height={photo.height}
            className="size-full object-cover"
          />
        </button>
      ))}
    </div>
  )
}
