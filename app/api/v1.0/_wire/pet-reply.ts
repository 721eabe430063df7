import { getCountries } from '@/lib/catalog/cache'
import type { Context } from '@/lib/context'
import { DomainError } from '@/lib/errors'
import { getFoundations } from '@/lib/foundations/cache'
import { absoluteUrl } from '@/lib/http/absolute-url'
import { type ErrorBody, errorReply } from '@/lib/http/error-reply'
import type { Reply } from '@/lib/http/route'
import type { PetDto } from '@/lib/pets/dto'
import { findPet, visibleTo } from '@/lib/pets/queries'
import { type PetWire, type Surroundings, wirePet } from './pet'
import { MAX_LIMIT, type PageQuery, windowOf } from './pet-query'

/** Loads what every pet's answer is completed with, from the caches. */
async function surroundings(): Promise<Surroundings> {
  const [countries, foundations] = await Promise.all([getCountries(), getFoundations()])
  return {
    currencies: new Map(countries.map((country) => [country.id, country.currency])),
    foundations: new Map(foundations.map((foundation) => [foundation.id, foundation])),
  }
}

/** A pet as whoever asks may see it: owners and staff see what is hidden too. @throws DomainError not_found. */
export async function petReply({ db, actor }: Context, id: number): Promise<PetWire> {
  const pet = await findPet(db, id, visibleTo(actor))
  if (!pet) throw new DomainError('not_found', 'No encontramos esa mascota')
  return wirePet(pet, await surroundings())
}

/**
 * How existing clients learn of a field they have to change: with status 200 (api-contract, section 4).
 * @throws the error itself when it is not about the fields.
 */
export function refusalOf(error: unknown): ErrorBody {
  if (!(error instanceof DomainError) || !['invalid', 'too_large'].includes(error.code)) throw error
  return errorReply(error, 'PUT pet').body
}

/**
 * A list of pets: a bare array, its size and its next page in the headers.
 * @param url the address asked for; the next page keeps its other parameters.
 * @param favourites ids of the pets that are marked as the caller's own favourites.
 */
export async function petListReply(
  list: { pets: readonly PetDto[]; total: number },
  query: PageQuery,
  url: URL,
  favourites: ReadonlySet<number> = new Set(),
): Promise<Reply<PetWire[]>> {
  const around = await surroundings()
  const headers: Record<string, string> = { 'X-Total-Count': String(list.total) }
  const next = nextPage(list.total, query, url)
  if (next) headers.Link = `<${next}>; rel="next"`
  const body = list.pets.map((pet) => wirePet(pet, around))
  for (const pet of body) if (favourites.has(pet.id)) pet.isFavourite = true
  return { body, headers }
}

/** What follows a whole list comes in pages of the largest size. */
function nextPage(total: number, query: PageQuery, url: URL): string | null {
  const { page, perPage } = windowOf(query)
  const seen = page * perPage
  if (seen >= total) return null
  const limit = Math.min(perPage, MAX_LIMIT)
  const search = new URLSearchParams(url.search)
  search.set('page', String(seen / limit + 1))
  search.set('limit', String(limit))
  return absoluteUrl(`${url.pathname}?${search}`)
}
