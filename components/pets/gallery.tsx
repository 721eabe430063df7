'use client'

import { GalleryPicture } from '@/components/pets/gallery-picture'
import { slideId, useSlides } from '@/components/pets/use-slides'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { PhotoDto } from '@/lib/photos/dto'

/** The widths pictures are shown at; less on phones, whose screens would otherwise ask for more than anybody sees. */
const MAIN_SIZES = '(min-width: 77rem) 812px, (min-width: 64rem) 66vw, 62vw'
/** One thumbnail alone is as tall as the large picture, and the picture that fills it as wide as that asks for. */
const THUMB_SIZES = { alone: '683px', several: '400px' }

type Slides = ReturnType<typeof useSlides>

/**
 * The pictures of a pet. They stand in a row that scrolls and snaps, and the arrows and thumbnails are links to
 * them, so all can be reached without JavaScript; with it the arrows, the arrow keys and the thumbnails turn the
 * pictures in place, round and round.
 */
export function Gallery({ photos, alt, name }: { photos: PhotoDto[]; alt: string; name: string }) {
  const count = photos.length
  const slides = useSlides(count)
  const several = count > 1
  return (
    <section
      aria-label={`Fotos de ${name}`}
      onKeyDown={several ? slides.onKeyDown : undefined}
      className={classNames('grid gap-3.5 lg:h-128', several && 'lg:grid-cols-[2fr_1fr]')}
    >
      <div className="relative min-h-0 w-full max-lg:aspect-[1/0.86] max-lg:max-h-[80svh]">
        <ul
          {...slides.row}
          // What scrolls must be within reach of the keyboard.
          tabIndex={several ? 0 : undefined}
          className="no-scrollbar flex h-full snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth lg:rounded-4xl"
        >
          {photos.map((photo, index) => (
            <Slide key={photo.small} photo={photo} alt={alt} index={index} count={count} />
          ))}
        </ul>
        {several && <Arrows slides={slides} />}
      </div>
      {several && <Thumbnails slides={slides} photos={photos} />}
      <p role="status" className="sr-only">
        {several && `Foto ${slides.current + 1} de ${count}`}
      </p>
    </section>
  )
}

const ARROW =
  'absolute top-1/2 -mt-5.5 grid size-11 place-items-center rounded-full bg-white shadow-soft transition-colors hover:bg-mist lg:mx-1.5'

function Arrows({ slides: { at, linkTo } }: { slides: Slides }) {
  const previous = linkTo(at(-1))
  const next = linkTo(at(1))
  return (
    <>
      <a
        href={previous.href}
        onClick={previous.onClick}
        aria-label="Foto anterior"
        className={classNames(ARROW, 'left-3')}
      >
        <Icon name="chevron-left" size={20} />
      </a>
      <a
        href={next.href}
        onClick={next.onClick}
        aria-label="Foto siguiente"
        className={classNames(ARROW, 'right-3')}
      >
        <Icon name="chevron-right" size={20} />
      </a>
    </>
  )
}

/** The one or two pictures that come next, beside the large one where there is room. */
function Thumbnails({ slides: { at, linkTo }, photos }: { slides: Slides; photos: PhotoDto[] }) {
  const sizes = photos.length === 2 ? THUMB_SIZES.alone : THUMB_SIZES.several
  return (
    <div className="hidden min-h-0 auto-rows-fr gap-3.5 lg:grid">
      {[1, 2]
        .slice(0, photos.length - 1)
        .map(at)
        .map((index) => {
          const { href, onClick } = linkTo(index)
          return (
            <a
              key={index}
              href={href}
              onClick={onClick}
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

function Slide({ photo, alt, index, count }: { photo: PhotoDto; alt: string; index: number; count: number }) {
  return (
    <li id={slideId(index)} className="relative size-full shrink-0 snap-center overflow-hidden">
      <GalleryPicture
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
