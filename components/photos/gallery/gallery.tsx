'use client'

import { useEffect, useRef } from 'react'
import { useCarousel } from '@/components/ui/carousel/use-carousel'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import type { PhotoDto } from '@/lib/photos/dto'
import { GalleryPicture, GallerySlide, slideId } from './gallery-slide'
import { usePhotoViewer } from './use-photo-viewer'

const THUMB_SIZES = { alone: '683px', several: '400px' }

type Carousel = ReturnType<typeof useCarousel>

/** Without JavaScript the row scrolls, arrows and thumbnails link to its slides, and photos to their files. */
export function Gallery({ photos, alt, name }: { photos: PhotoDto[]; alt: string; name: string }) {
  const count = photos.length
  const several = count > 1
  const carousel = useCarousel('fotos', { loop: true })
  const { index: current, embla } = carousel
  const { start, open, close, Viewer } = usePhotoViewer(photos)
  const seen = useRef(0)
  useEffect(() => {
    if (start === null) return
    seen.current = start
    return () =>
      document.querySelector<HTMLElement>(`#${slideId(seen.current)} a`)?.focus({ preventScroll: true })
  }, [start])
  const at = (steps: number) => (current + steps + count) % count

  return (
    <>
      <section
        aria-label={`Fotos de ${name}`}
        onKeyDown={several ? carousel.onKeyDown : undefined}
        className={classNames('grid gap-3.5 lg:h-128', several && 'lg:grid-cols-[2fr_1fr]')}
      >
        <div
          data-carousel
          className="relative min-h-0 w-full max-lg:aspect-[1/0.86] max-lg:max-h-[80svh] md:max-lg:max-h-[60svh]"
        >
          <div
            id="fotos"
            className="no-scrollbar h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth lg:rounded-4xl data-embla:touch-pan-y data-embla:touch-pinch-zoom data-embla:overflow-clip"
          >
            <ul className="flex h-full">
              {photos.map((photo, index) => (
                <GallerySlide
                  key={photo.small}
                  photo={photo}
                  alt={several ? `${alt}, foto ${index + 1}` : alt}
                  index={index}
                  count={count}
                  isCurrent={index === current}
                  onOpen={open}
                />
              ))}
            </ul>
          </div>
          {several && <Arrows carousel={carousel} at={at} />}
        </div>
        {several && <Thumbnails carousel={carousel} at={at} photos={photos} />}
        <p role="status" className="sr-only">
          {several && `Foto ${current + 1} de ${count}`}
        </p>
      </section>
      {several && embla}
      {Viewer && start !== null && (
        <Viewer
          photos={photos}
          alt={alt}
          name={name}
          start={start}
          onTurn={(index) => {
            seen.current = index
            carousel.show(index, true)
          }}
          onClose={close}
        />
      )}
    </>
  )
}

interface Links {
  carousel: Carousel
  at: (steps: number) => number
}

const ARROW =
  'absolute top-1/2 -mt-5.5 grid print:hidden size-11 touch-pan-y place-items-center rounded-full bg-white shadow-soft transition-colors hover:bg-mist lg:mx-1.5'

/** With JavaScript they keep scroll position and URL. */
function Arrows({ carousel, at }: Links) {
  const arrow = (direction: 1 | -1) => (
    <a
      href={`#${slideId(at(direction))}`}
      aria-label={direction > 0 ? 'Foto siguiente' : 'Foto anterior'}
      onPointerDown={carousel.press}
      onClick={(event) => {
        event.preventDefault()
        carousel.move(direction, event)
      }}
      className={`${ARROW} ${direction > 0 ? 'right-3' : 'left-3'}`}
    >
      <Icon name={direction > 0 ? 'chevron-right' : 'chevron-left'} size={20} />
    </a>
  )
  return (
    <>
      {arrow(-1)}
      {arrow(1)}
    </>
  )
}

function Thumbnails({ carousel, at, photos }: Links & { photos: PhotoDto[] }) {
  const sizes = photos.length === 2 ? THUMB_SIZES.alone : THUMB_SIZES.several
  return (
    <div className="hidden min-h-0 auto-rows-fr gap-3.5 lg:grid print:hidden">
      {[1, 2].slice(0, photos.length - 1).map((steps) => {
        const index = at(steps)
        return (
          <a
            key={steps}
            href={`#${slideId(index)}`}
            onClick={(event) => {
              event.preventDefault()
              carousel.show(index)
            }}
            aria-label={`Ver la foto ${index + 1} de ${photos.length}`}
            className="min-h-0 overflow-hidden rounded-3xl"
          >
            <GalleryPicture photo={photos[index]} alt="" sizes={sizes} />
          </a>
        )
      })}
    </div>
  )
}
