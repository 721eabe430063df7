import type { Route } from 'next'
import { formatCalendarDay } from '@/lib/text/dates'
import { PRIVACY, privacyVersionPath, TERMS, termsVersionPath } from '@/lib/text/routes'
import { findVersion, type LegalText } from './legal-text'
import { PRIVACY_TEXTS, TERMS_TEXTS } from './texts'

type Texts = readonly [LegalText, ...LegalText[]]

/** By versions, the newest text about each that somebody was told of; null for none. */
interface ToldTexts {
  toldPrivacy: string | null
  toldTerms: string | null
}

/** What a new account has been told: the form of registration links to both. */
export const TOLD_NEWEST = {
  toldPrivacy: PRIVACY_TEXTS[0].version,
  toldTerms: TERMS_TEXTS[0].version,
} as const satisfies ToldTexts

const KINDS = {
  privacy: {
    first: 'Publicamos cómo cuidamos tus datos.',
    changed: (day: string) => `Cambió el texto sobre cómo cuidamos tus datos. Rige desde el ${day}.`,
    read: { label: 'Leer el texto de privacidad', path: PRIVACY },
    older: { label: 'Ver la versión anterior', pathOf: privacyVersionPath },
  },
  terms: {
    first: 'Publicamos los términos de Querencia.',
    changed: (day: string) => `Cambiaron los términos. Rigen desde el ${day}.`,
    read: { label: 'Leer los términos', path: TERMS },
    older: { label: 'Ver la versión anterior de los términos', pathOf: termsVersionPath },
  },
}

/** What to say of a text, with links to it and to the version that the person knows. */
export interface TextNews {
  sentence: string
  links: { label: string; path: Route }[]
}

/**
 * What an account has yet to be told of, privacy first; empty where it knows the newest versions. Whoever was told of
 * none, because the account is older than the texts, hears that there is one, without a version before it.
 */
export function listTextNews(
  { toldPrivacy, toldTerms }: ToldTexts,
  texts: { privacy: Texts; terms: Texts } = { privacy: PRIVACY_TEXTS, terms: TERMS_TEXTS },
): TextNews[] {
  return [...newsOf('privacy', toldPrivacy, texts.privacy), ...newsOf('terms', toldTerms, texts.terms)]
}

function newsOf(kind: keyof typeof KINDS, told: string | null, texts: Texts): TextNews[] {
  const { first, changed, read, older } = KINDS[kind]
  const [{ version }] = texts
  if (told === null) return [{ sentence: first, links: [read] }]
  // Days sort like words. A later one was told by a newer release, which may run beside this one.
  if (told >= version) return []
  const known = findVersion(texts, told) ? [{ label: older.label, path: older.pathOf(told) }] : []
  return [{ sentence: changed(formatCalendarDay(version)), links: [read, ...known] }]
}
