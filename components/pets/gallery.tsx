'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { PhotoDto } from '@/lib/pets/dto'

/**
 * The widths pictures are shown at. On a phone the frame is taller than the picture, which therefore overflows
 * it sideways and has to be wider than the screen.
 */
const MAIN_SIZES = '(min-width: 77rem) 812px, (min-width: 64rem) 66vw, 116vw'
const THUMB_SIZES = '400px'

const slideId = (index: number) => `foto-${index + 1}`
const wrap = (index: number, count: number) => (index + count) % count

/** Milliseconds without scrolling after which the picture in view counts as the current one. */
const SETTLED = 90

/** Which picture is in view, and how to bring another one there; past either end it goes round. */
function useSlides(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [current, setCurrent] = useState(0)

  const settle = () => {
    const { current: element } = list
    if (element) setCurrent(Math.round(element.scrollLeft / element.clientWidth))
  }
  return {
    list,
    current,
    show(index: number) {
      const next = wrap(index, count)
      setCurrent(next)
      list.current?.scrollTo({ left: next * list.current.clientWidth })
    },
    onScroll() {
      clearTimeout(timer.current)
      timer.current = setTimeout(settle, SETTLED)
    },
  }
}

/**
 * The pictures of a pet. They stand in a row that scrolls and snaps, and the arrows and thumbnails are links to
 * them, so all can be reached without JavaScript; with it the arrows, the arrow keys and the thumbnails turn the
 * pictures in place, round and round.
 */
export function Gallery({ photos, alt, name }: { photos: PhotoDto[]; alt: string; name: string }) {
  const count = photos.length
  const { list, current, show, onScroll } = useSlides(count)
  const thumbs = [1, 2].slice(0, count - 1).map((step) => wrap(current + step, count))

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(current + step)
  }
  const hrefOf = (index: number) => `#${slideId(wrap(index, count))}`
  const turnTo = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    show(index)
  }

  return (
    <section
      aria-label={`Fotos de ${name}`}
      onKeyDown={count > 1 ? onKeyDown : undefined}
      className={classNames('grid gap-3.5 lg:h-128', count > 1 && 'lg:grid-cols-[2fr_1fr]')}
    >
      <div className="relative min-h-0 max-lg:aspect-[1/0.86]">
        <ul
          ref={list}
          onScroll={onScroll}
          className="no-scrollbar flex h-full snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth lg:rounded-4xl"
        >
          {photos.map((photo, index) => (
            <Slide key={photo.small} photo={photo} alt={alt} index={index} count={count} />
          ))}
        </ul>
        {count > 1 && (
          <>
            <a
              href={hrefOf(current - 1)}
              onClick={turnTo(current - 1)}
              aria-label="Foto anterior"
              className={classNames(ARROW, 'left-3')}
            >
              <ChevronLeft aria-hidden size={20} />
            </a>
            <a
              href={hrefOf(current + 1)}
              onClick={turnTo(current + 1)}
              aria-label="Foto siguiente"
              className={classNames(ARROW, 'right-3')}
            >
              <ChevronRight aria-hidden size={20} />
            </a>
          </>
        )}
      </div>
      {count > 1 && (
        <div className="hidden min-h-0 auto-rows-fr gap-3.5 lg:grid">
          {thumbs.map((index) => (
            <a
              key={index}
              href={hrefOf(index)}
              onClick={turnTo(index)}
              aria-label={`Ver la foto ${index + 1} de ${count}`}
              className="min-h-0 overflow-hidden rounded-3xl"
            >
              <Picture photo={photos[index]} alt="" sizes={THUMB_SIZES} />
            </a>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {count > 1 && `Foto ${current + 1} de ${count}`}
      </p>
    </section>
  )
}

const ARROW =
  'absolute top-1/2 -mt-5.5 grid size-11 place-items-center rounded-full bg-white shadow-soft transition-colors hover:bg-mist lg:mx-1.5'

function Slide({ photo, alt, index, count }: { photo: PhotoDto; alt: string; index: number; count: number }) {
  return (
    <li id={slideId(index)} className="relative size-full shrink-0 snap-center overflow-hidden">
      <Picture
        photo={photo}
        alt={count > 1 ? `${alt}, foto ${index + 1}` : alt}
        sizes={MAIN_SIZES}
        first={index === 0}
        whole={count === 1}
      />
      {count > 1 && (
        <span
          aria-hidden
          className="absolute right-4 bottom-4 rounded-full bg-foot/82 px-3 py-1 text-fine font-semibold text-white lg:right-5 lg:bottom-5"
        >
          {index + 1} / {count}
        </span>
      )}
    </li>
  )
}

/** `first` is the picture that decides when the page looks ready; `whole` shows it uncut in a wide frame. */
function Picture({
  photo,
  alt,
  sizes,
  first = false,
  whole = false,
}: {
  photo: PhotoDto | undefined
  alt: string
  sizes: string
  first?: boolean
  whole?: boolean
}) {
  if (!photo) return null
  return (
    <img
      src={photo.medium}
      srcSet={`${photo.small} 400w, ${photo.medium} 800w, ${photo.large} 1600w`}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
      decoding={first ? 'sync' : 'async'}
      className={classNames('size-full object-cover', whole && 'lg:object-contain')}
      style={{ backgroundImage: `url(${photo.blur})`, backgroundSize: 'cover' }}
    />
  )
}
