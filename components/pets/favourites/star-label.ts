export const starLabel = (petName: string, isFavourite: boolean | undefined) =>
  isFavourite ? `Quitar a ${petName} de favoritos` : `Agregar a ${petName} a favoritos`

/** For an element with `data-favourite`. */
export const STAR_FILL = 'data-favourite:[&_svg]:fill-mango data-favourite:[&_svg]:text-mango-deep'
