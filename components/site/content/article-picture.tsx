import { classNames } from '@/components/ui/class-names'

/** Zooms in while the surrounding card (`group`) is hovered. */
export function ArticlePicture({
  slug,
  narrow,
  className,
}: {
  slug: string
  narrow: string
  className: string
}) {
  return (
    <div className={classNames('overflow-hidden', className)}>
      <img
        src={`/art/care/${slug}-600.webp`}
        srcSet={`/art/care/${slug}-600.webp 600w, /art/care/${slug}.webp 1200w`}
        sizes={`(min-width: 1272px) 397px, (min-width: 768px) 31vw, ${narrow}`}
        width={1200}
        height={750}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-cover transition-transform duration-400 ease-out group-hover:scale-[1.035]"
      />
    </div>
  )
}
