'use client'

import type { MouseEvent, ReactNode } from 'react'

/** Downloads a picture; on a phone that can, hands the file itself to an application, by a script that loads on the tap. */
export function PictureLink({
  href,
  className,
  children,
}: {
  href: string
  className: string
  children: ReactNode
}) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigator.canShare || !matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    import('./share-picture').then(
      ({ sharePicture }) => sharePicture(href),
      () => location.assign(href),
    )
  }
  return (
    <a href={href} type="image/jpeg" rel="nofollow" download onClick={onClick} className={className}>
      {children}
    </a>
  )
}
