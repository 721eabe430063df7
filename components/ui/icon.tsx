'use client'

import { classNames } from './class-names'
import type { IconName } from './icon-names'
import drawings from './icons.svg'

export type { IconName }

/**
 * A line drawing beside words that say the same: it is never read aloud. All drawings are in one file, which the browser
 * keeps; a page holds a reference to each only, for a list of pets shows the same few dozens of times. Written by the
 * browser too, for the data of a page then holds the name of a drawing where it would hold its markup a second time.
 *
 * @param size width and height in pixels
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
