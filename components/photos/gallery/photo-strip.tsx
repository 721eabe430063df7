'use client'

import { useEffect, useRef } from 'react'
import type { PhotoDto } from '@/lib/photos/dto'

export function PhotoStrip({
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
