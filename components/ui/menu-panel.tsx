import type { ComponentProps } from 'react'
import { classNames } from './class-names'

const PANEL = 'absolute top-full z-10 animate-rise border-line bg-white shadow-lift'

const PLACES = {
  /** Full width on phones, else a card aligned to its button's right edge. */
  bar: 'inset-x-0 max-h-[calc(100dvh-5rem)] overflow-y-auto overscroll-contain border-b p-5 md:inset-x-auto md:right-0 md:mt-2 md:rounded-card md:border',
  /** A card aligned to its button's right edge, at any width. */
  button: 'right-0 mt-2 scroll-my-4 rounded-card border p-2.5',
}

export const MENU_ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-semibold hover:bg-mist'

export function MenuPanel({
  as: Element,
  place = 'bar',
  className,
  ...rest
}: { as: 'nav' | 'section'; place?: keyof typeof PLACES } & ComponentProps<'section'>) {
  return <Element className={classNames(PANEL, PLACES[place], className)} {...rest} />
}
