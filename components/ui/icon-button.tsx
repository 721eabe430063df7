import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

const ROUND =
  'grid size-11 place-items-center rounded-full border-[1.5px] border-edge bg-white transition-colors hover:border-field hover:bg-mist disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40'

/** The classes of a round 44 px link or button without a border. */
export const roundClass = (className?: string): string =>
  classNames('grid size-11 place-items-center rounded-full hover:bg-mist', className)

/** A round 44 px button that holds one icon; `label` is what a screen reader says. */
export function IconButton({
  label,
  className,
  ...rest
}: { label: string } & Omit<ComponentProps<'button'>, 'aria-label'>) {
  return <button type="button" aria-label={label} className={classNames(ROUND, className)} {...rest} />
}
