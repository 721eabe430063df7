import type { ComponentProps } from 'react'
import { classNames } from './class-names'

const PANEL =
  'absolute inset-x-0 top-full z-10 max-h-[calc(100dvh-5rem)] animate-rise overflow-y-auto overscroll-contain border-b border-line bg-white p-5 shadow-lift md:inset-x-auto md:right-0 md:mt-2 md:rounded-card md:border'

/** As wide as the screen on phones, a card at the button's right edge elsewhere. */
export function MenuPanel({
  as: Element,
  className,
  ...rest
}: { as: 'nav' | 'section' } & ComponentProps<'section'>) {
  return <Element className={classNames(PANEL, className)} {...rest} />
}
