import Link, { type LinkProps } from 'next/link'
import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names'

interface ButtonLook {
  variant?: 'solid' | 'ghost' | 'mango' | 'ink' | 'danger'
  size?: 'sm' | 'md' | 'big'
}

/** The classes of a button, for what must be another element (a label, a plain link). */
export function buttonClass({ variant = 'solid', size = 'md' }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], className)
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
