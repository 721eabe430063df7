'use client'

import { classNames } from '@/components/ui/class-names'
import type { IconName } from './icon-names'
import drawings from './icons.svg'

export type { IconName }

/** Decorative. One cached sprite: pages and their RSC payload only contain references. */
export function Icon({
  name,
  size = 24,
  strokeWidth = 1.9,
  className,
}: {
  name: IconName
  size?: number
  strokeWidth?: number
  className?: string
}) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      strokeWidth={strokeWidth}
      className={classNames('icon', className)}
    >
      <use href={`${drawings.src}#${name}`} />
    </svg>
  )
}
