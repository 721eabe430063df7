const LOCALES: Record<string, string> = {
  ARG: 'es-AR',
  CHL: 'es-CL',
  COL: 'es-CO',
  ECU: 'es-EC',
  PER: 'es-PE',
}

const TIME_ZONES: Record<string, string> = {
  ARG: 'America/Argentina/Buenos_Aires',
  CHL: 'America/Santiago',
  COL: 'America/Bogota',
  ECU: 'America/Guayaquil',
  PER: 'America/Lima',
}

/**
 * A day as it is written in a country, in its own time zone: '20 de noviembre de 2026'. The date itself, never
 * "hace N días": static pages live longer than such a sentence stays true.
 * @param iso an ISO time
 * @param countryId ISO 3166-1 alpha-3
 */
export function formatDay(iso: string, countryId: string): string {
  const timeZone = TIME_ZONES[countryId] ?? 'UTC'
  return new Intl.DateTimeFormat(LOCALES[countryId] ?? 'es-419', { dateStyle: 'long', timeZone }).format(
    new Date(iso),
  )
}

/** A rating with one decimal as it is written in a country: '4,6', in Peru '4.6'. */
export function formatRating(rating: number, countryId: string): string {
  return new Intl.NumberFormat(LOCALES[countryId] ?? 'es-419', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating)
}

/** A count with its noun: '1 comentario', '18 comentarios'. */
export function counted(count: number, one: string, many: string): string {
  return `${new Intl.NumberFormat('es-419').format(count)} ${count === 1 ? one : many}`
}
