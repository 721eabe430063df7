import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { photoSources } from '@/components/ui/photo/pet-photo'
import type { PhotoDto } from '@/lib/photos/dto'

/** Understated on phones: with their pixel density they would fetch more than is visible. */
const SIZES = '(min-width: 77rem) 812px, (min-width: 64rem) 66vw, 62vw'

/** Fragment id of a slide, from 0. */
export const slideId = (index: number) => `foto-${index + 1}`

interface Props {
  photo: PhotoDto
  alt: string
  index: number
  count: number
  isCurrent: boolean
  onOpen: (index: number) => void
}

export function GallerySlide({ photo, alt, index, count, isCurrent, onOpen }: Props) {
  return (
    <li id={slideId(index)} className="relative size-full shrink-0 snap-center overflow-hidden">
      <a
        href={photo.large}
        tabIndex={isCurrent ? 0 : -1}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onOpen(index)
        }}
        className="block size-full cursor-zoom-in -outline-offset-4"
      >
        <GalleryPicture photo={photo} alt={alt} sizes={SIZES} first={index === 0} whole={count === 1} />
        <span className="sr-only">, ver en pantalla completa</span>
      </a>
      <span
        aria-hidden
        className="pointer-events-none print:hidden absolute right-4 bottom-4 flex items-center gap-2 rounded-full bg-foot/82 px-3 py-1 text-fine font-semibold text-white lg:right-5 lg:bottom-5"
      >
        {count > 1 && `${index + 1} / ${count}`}
        <Icon name="maximize-2" size={15} />
      </span>
    </li>
  )
}

/** @param first the LCP image @param whole uncropped in a much wider frame */
export function GalleryPicture({
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
      {...photoSources(photo)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
      decoding={first ? 'sync' : 'async'}
      className={classNames('size-full object-cover', whole && 'lg:object-contain')}
      style={{ backgroundImage: `url("${photo.blur}")`, backgroundSize: 'cover' }}
    />
  )
}
