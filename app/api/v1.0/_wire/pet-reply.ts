import { getFoundations } from '@/lib/foundations/cache'
import type { PetDto } from '@/lib/pets/dto'
import { findPet } from '@/lib/pets/queries'
import { visibleTo } from '@/lib/pets/visibility-queries'
import { getCountries } from '@/lib/platform/catalog/cache'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { type ErrorBody, errorReply } from '@/lib/platform/http/error-reply'
import type { Reply } from '@/lib/platform/http/route'
import { type PetLookups, type PetWire, wirePet } from './pet'
import { MAX_LIMIT, type PageQuery, pageOf } from './pet-query'

async function loadLookups(): Promise<PetLookups> {
  const [countries, foundations] = await Promise.all([getCountries(), getFoundations()])
  return {
    currencies: new Map(countries.map((country) => [country.id, country.currency])),
    foundations: new Map(foundations.map((foundation) => [foundation.id, foundation])),
  }
}

/** Owners and staff also see hidden ones. @throws DomainError not_found. */
export async function petReply({ db, actor }: Context, id: number): Promise<PetWire> {
  const pet = await findPet(db, id, visibleTo(actor))
  if (!pet) throw new DomainError('not_found', 'No encontramos esa mascota')
  return wirePet(pet, await loadLookups())
}

/** Field errors have status 200 (api-contract, section 4). @throws any other error again. */
export function fieldFailureOf(error: unknown): ErrorBody {
  if (!(error instanceof DomainError) || !['invalid', 'too_large'].includes(error.code)) throw error
  return errorReply(error, 'PUT pet').body
}

/**
 * A bare array; total and next page are in the headers.
 * @param url of the request; the next page keeps its parameters
 */
export async function petListReply(
  list: { pets: readonly PetDto[]; total: number },
  query: PageQuery,
  url: URL,
  favourites: ReadonlySet<number> = new Set(),
): Promise<Reply<PetWire[]>> {
  const lookups = await loadLookups()
  const headers: Record<string, string> = { 'X-Total-Count': String(list.total) }
  const next = nextPage(list.total, query, url)
  if (next) headers.Link = `<${next}>; rel="next"`
  const body = list.pets.map((pet) => wirePet(pet, lookups))
  for (const pet of body) if (favourites.has(pet.id)) pet.isFavourite = true
  return { body, headers }
}

/** The page after an unpaged list (`WHOLE_LIST`) has the largest page size. */
function nextPage(total: number, query: PageQuery, url: URL): string | null {
  const { page, perPage } = pageOf(query)
  const seen = page * perPage
  if (seen >= total) return null
  const limit = Math.min(perPage, MAX_LIMIT)
  const search = new URLSearchParams(url.search)
  search.set('page', String(seen / limit + 1))
  search.set('limit', String(limit))
  return absoluteUrl(`${url.pathname}?${search}`)
}
