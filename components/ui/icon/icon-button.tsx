import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

const VARIANTS = {
  outline:
    'rounded-full border-[1.5px] border-edge bg-white transition-colors hover:border-field hover:bg-mist disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
  plain: 'rounded-full hover:bg-mist',
  star: 'rounded-full bg-white/95 text-ink transition-colors hover:bg-maiz',
  /** A 36 px disc over a photo, in a 44 px touch target. */
  disc: 'before:absolute before:size-9 before:rounded-full before:bg-white before:shadow-disc hover:before:bg-mist',
}

type Variant = keyof typeof VARIANTS

export const iconButtonClass = (variant: Variant, className?: string): string =>
  classNames('grid size-11 place-items-center', VARIANTS[variant], className)

export function IconButton({
  label,
  variant = 'outline',
  className,
  ...rest
}: { label: string; variant?: Variant } & Omit<ComponentProps<'button'>, 'aria-label'>) {
  return <button type="button" aria-label={label} className={iconButtonClass(variant, className)} {...rest} />
}
