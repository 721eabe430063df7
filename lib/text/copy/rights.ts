import type { DataRight } from '@/lib/text/vocabulary'

export const RIGHT_LABELS: Record<DataRight, string> = {
  access: 'Acceso',
  rectification: 'Rectificación',
  erasure: 'Supresión',
  opposition: 'Oposición',
  portability: 'Portabilidad',
  block: 'Bloqueo temporal',
}

/** What each asks for, in one sentence. */
export const RIGHT_WORDS: Record<DataRight, string> = {
  access: 'Saber qué datos tuyos tenemos, de dónde salieron y para qué los usamos.',
  rectification: 'Que corrijamos o completemos un dato tuyo.',
  erasure: 'Que borremos datos tuyos.',
  opposition: 'Que dejemos de usar tus datos para algo.',
  portability: 'Recibir tus datos en un archivo que otro servicio pueda leer.',
  block: 'Que no usemos tus datos mientras se resuelve lo que pediste.',
}

export const RIGHTS_LINK_DAYS = 3
export const RIGHTS_LINK_GONE = 'Este enlace ya no sirve'
/** After the answer. */
export const RIGHTS_KEPT_YEARS = 3
