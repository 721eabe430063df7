import type { LegalText } from './legal-text'
import { PRIVACY_2026_11_26 } from './privacy-2026-11-26'
import { PRIVACY_2026_11_27 } from './privacy-2026-11-27'
import { TERMS_2026_11_26 } from './terms-2026-11-26'

/** Newest first; the first one applies. */
export const PRIVACY_TEXTS: readonly [LegalText, ...LegalText[]] = [PRIVACY_2026_11_27, PRIVACY_2026_11_26]
export const TERMS_TEXTS: readonly [LegalText, ...LegalText[]] = [TERMS_2026_11_26]
