import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names'
import { Link, type LinkProps } from './links/link'

interface ButtonLook {
  variant?: 'solid' | 'ghost' | 'mango' | 'ink' | 'danger'
  size?: 'sm' | 'md' | 'big'
}

/** The classes of a button, for a label or a plain link. */
export function buttonClass({ variant = 'solid', size = 'md' }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], className)
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />
}

export function LinkButton({ variant, size, className, ...rest }: ButtonLook & LinkProps) {
  return <Link className={buttonClass({ variant, size }, className)} {...rest} />
}
