/** A menu below the top bar: as wide as a phone, a card at the right edge of the button where there is room. */
export const MENU_PANEL =
  'absolute inset-x-0 top-full z-10 max-h-[calc(100dvh-5rem)] animate-rise overflow-y-auto overscroll-contain border-b border-line bg-white p-5 shadow-lift md:inset-x-auto md:right-0 md:mt-2 md:rounded-card md:border'

/** What opens such a menu. */
export const MENU_TRIGGER =
  'flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full font-semibold hover:bg-mist'
