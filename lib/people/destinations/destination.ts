import { parseId } from '@/lib/text/params'
import { ADOPTION, CREATE_PET, FAVORITES, FOR_YOU, QUIZ, SAVE_SEARCH_HASH, SPONSOR } from '@/lib/text/routes'

/** What somebody was about to do when they had to sign in. */
export type Purpose =
  | 'adopt'
  | 'publish'
  | 'donate'
  | 'review'
  | 'save-search'
  | 'favourite'
  | 'see-favourites'
  | 'save-quiz'
  | 'see-matches'
  | 'see-pet'
  | 'change-email'
  | 'go-on'

/** What a callback URL alone tells; whether the pet or foundation exists, and may be shown, its readers find out. */
interface Destination {
  purpose: Purpose
  petId: number | null
  foundationId: number | null
}

const PLAIN: Record<string, Purpose> = {
  [ADOPTION]: 'adopt',
  [CREATE_PET]: 'publish',
  [FAVORITES]: 'see-favourites',
  [FOR_YOU]: 'see-matches',
  [QUIZ]: 'save-quiz',
  [SPONSOR]: 'donate',
  '/guardar-busqueda': 'save-search',
}
const OF_PET: readonly [RegExp, Purpose][] = [
  [/^\/favorites\/(\d+)$/, 'favourite'],
  [/^\/pet-detail\/(\d+)$/, 'see-pet'],
]
const NEW_EMAIL = /^\/correo\/[^/]+$/
const OF_FOUNDATION = /^\/review\/(\d+)$/

/** Where a callback URL leads. @param path from `safeCallback` */
export function readDestination(path: string | null): Destination {
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path ?? '') ?? []
  const params = new URLSearchParams(query)
  const petId = parseId(params.get('mascota') ?? '')
  if (hash === SAVE_SEARCH_HASH) return { purpose: 'save-search', petId: null, foundationId: null }
  for (const [pattern, purpose] of OF_PET) {
    const id = pattern.exec(pathname)?.[1]
    if (id) return { purpose, petId: parseId(id), foundationId: null }
  }
  if (NEW_EMAIL.test(pathname)) return { purpose: 'change-email', petId: null, foundationId: null }
  const reviewed = OF_FOUNDATION.exec(pathname)?.[1]
  if (reviewed) return { purpose: 'review', petId: null, foundationId: parseId(reviewed) }
  const purpose = PLAIN[pathname] ?? 'go-on'
  if (purpose === 'donate') return { purpose, petId, foundationId: parseId(params.get('fundacion') ?? '') }
  // The match test on the way to a request.
  if (purpose === 'save-quiz' && petId !== null) return { purpose: 'adopt', petId, foundationId: null }
  return { purpose, petId: purpose === 'adopt' ? petId : null, foundationId: null }
}
