/** A white disc, in reach of a thumb. */
export const STAR_DISC =
  'grid size-11 place-items-center rounded-full bg-white/95 text-ink transition-colors hover:bg-maiz'

/** Fills the star of an element with `data-favourite`. */
export const STAR_FILL = 'data-favourite:[&_svg]:fill-mango data-favourite:[&_svg]:text-mango-deep'

/** What a star is called for those who do not see it. */
export const starLabel = (petName: string, isFavourite: boolean | undefined) =>
  isFavourite ? `Quitar a ${petName} de favoritos` : `Agregar a ${petName} a favoritos`
