import Link, { type LinkProps } from 'next/link'
import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-full border-[1.5px] text-center font-semibold whitespace-nowrap transition-colors duration-150 disabled:opacity-55'

const VARIANTS = {
  solid: 'border-transparent bg-monte text-white hover:bg-monte-hover',
  ghost: 'border-edge bg-white text-ink hover:border-field hover:bg-mist',
  mango: 'border-transparent bg-mango text-ink hover:bg-mango-hover',
  ink: 'border-transparent bg-ink text-white hover:bg-monte-dark',
  danger: 'border-transparent bg-guayaba text-white hover:bg-guayaba-hover',
}

const SIZES = {
  sm: 'min-h-11 px-4 text-small',
  md: 'min-h-12 px-5.5',
  big: 'min-h-13.5 w-full px-5.5',
}

export interface ButtonLook {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
}

/** The classes of a button, for what must be another element (a label, a plain link). */
export function buttonClass({ variant = 'solid', size = 'md' }: ButtonLook, className?: string): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], className)
}

/** A button that acts on this page; one that leads elsewhere is a `LinkButton`. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />
}

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  className,
  ...rest
}: ButtonLook & LinkProps<string> & { className?: string; children: React.ReactNode }) {
  return <Link className={buttonClass({ variant, size }, className)} {...rest} />
}
