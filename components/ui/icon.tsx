'use client'

import { classNames } from './class-names'
import type { IconName } from './icon-names'
import drawings from './icons.svg'

export type { IconName }

/**
 * Decorative: hidden from screen readers. All drawings are in one cached file, so that pages and their data only hold
 * references to it.
 */
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
