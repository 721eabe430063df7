import type { CountryId } from '@/lib/text/vocabulary'

/**
 * Whom a country's people can complain to. None of the names, laws and periods is checked against the text of the law:
 * ask a lawyer before anything is sent. The guide for breaches has the periods.
 */
const AUTHORITIES: Record<CountryId, string> = {
  ARG: 'la Agencia de Acceso a la Información Pública (AAIP)',
  CHL: 'la Agencia de Protección de Datos Personales',
  COL: 'la Superintendencia de Industria y Comercio (SIC)',
  ECU: 'la Superintendencia de Protección de Datos Personales (SPDP)',
  PER: 'la Autoridad Nacional de Protección de Datos Personales (ANPD)',
}

/** For accounts that never said where they live. */
const UNKNOWN_COUNTRY = 'la autoridad de protección de datos de tu país'

export const authorityOf = (countryId: CountryId | null): string =>
  countryId === null ? UNKNOWN_COUNTRY : AUTHORITIES[countryId]

export const NOTICE_SUBJECT = 'Aviso sobre la seguridad de tus datos en Querencia'

/** What people of a country are written; who sends it fills in what is in brackets. */
export const noticeText = (countryId: CountryId | null): string =>
  [
    'Hola:',
    'Te escribimos porque alguien sin permiso pudo ver datos de tu cuenta de Querencia.',
    'Qué pasó: [qué pasó, cuándo empezó y cuándo lo supimos].',
    'Qué datos tuyos pudieron verse: [cuáles, y cuáles no].',
    'Qué hicimos: [qué cerramos y qué cambiamos].',
    'Qué puedes hacer: cambia tu contraseña, también donde uses la misma, y desconfía de quien te escriba en nombre de Querencia pidiéndote dinero, claves o documentos. Nunca los pedimos por correo.',
    `Si tienes dudas, responde a este correo. También puedes acudir a ${authorityOf(countryId)}.`,
  ].join('\n\n')
