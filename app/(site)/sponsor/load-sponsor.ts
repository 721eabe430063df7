import { getFoundation, getFoundations } from '@/lib/foundations/cache'
import { sortByDistance } from '@/lib/foundations/nearest'
import { CURRENCY_NAMES } from '@/lib/money/donations/copy'
import { getPet } from '@/lib/pets/cache'
import type { PetDto } from '@/lib/pets/dto'
import { getAllCities, getCountries } from '@/lib/platform/catalog/cache'
import { findTypedCity } from '@/lib/search/typed-words'
import { readId } from '@/lib/text/params'
import { foundationPath, HOME, petPath, SPONSOR, sponsorPetPath } from '@/lib/text/routes'
import { parseText } from '@/lib/text/text-param'
import type { Currency } from '@/lib/text/vocabulary'

export type SponsorQuery = Partial<Record<'mascota' | 'fundacion' | 'ciudad' | 'elegida', string | string[]>>

/** Whom the donation is for; `sponsored` is the pet where it has one, `pet` the one that was named. */
export async function findRecipient(query: SponsorQuery) {
  const petId = readId(query.mascota)
  const pet = petId === null ? null : await getPet(petId)
  const sponsored = pet?.foundation && pet.status !== 'adoptado' ? pet : null
  const foundationId = sponsored?.foundation?.id ?? readId(query.fundacion) ?? pet?.foundation?.id ?? null
  const foundation = foundationId === null ? null : await getFoundation(foundationId)
  return { pet, sponsored, foundation }
}

export async function loadSponsor(query: SponsorQuery) {
  const { pet, sponsored, foundation } = await findRecipient(query)
  if (!foundation) return loadChoice(query, pet)
  const currency = await currencyOf(foundation.place.countryId)
  return {
    kind: 'amount' as const,
    foundation,
    pet: sponsored,
    currency,
    note: sponsored ? null : lostPetNote(query, pet, foundation.name),
    back: sponsored ? petPath(sponsored.id) : query.elegida ? SPONSOR : foundationPath(foundation.id),
  }
}

async function loadChoice(query: SponsorQuery, pet: PetDto | null) {
  const [foundations, cities, currencies] = await Promise.all([
    getFoundations(),
    getAllCities(),
    getCountries(),
  ])
  const typed = typeof query.ciudad === 'string' ? parseText(query.ciudad) : undefined
  const ofPet = pet && cities.find(({ id }) => id === pet.place.cityId)
  const named = typed ? await findTypedCity(typed) : null
  const from = named ?? ofPet ?? null
  const country = currencies.find(({ id }) => id === from?.countryId)
  return {
    kind: 'choice' as const,
    foundations: sortByDistance(foundations, cities, from).map((near) => {
      const { currency = 'USD' } = currencies.find(({ id }) => id === near.foundation.place.countryId) ?? {}
      return { ...near, currencyName: CURRENCY_NAMES[currency] }
    }),
    note: noteOf(query, pet),
    near: from && country ? `${from.name}, ${country.name}` : null,
    unknownCity: typed && !named ? typed : null,
    back: pet ? petPath(pet.id) : HOME,
    path: pet ? sponsorPetPath(pet.id) : SPONSOR,
    petId: pet?.id ?? null,
  }
}

function noteOf(query: SponsorQuery, pet: PetDto | null): string | null {
  if (pet)
    return `A ${pet.name} la publica una persona, no una fundación, y las donaciones van solo a fundaciones verificadas. Estas son las más cercanas.`
  if (query.mascota !== undefined)
    return 'Esa mascota no está publicada: puede que ya tenga familia o que la hayan retirado. Puedes donar a una de estas fundaciones verificadas.'
  return query.fundacion !== undefined
    ? 'Esa página ya no recibe donaciones. Elige una de estas fundaciones verificadas.'
    : null
}

/** Why the donation is for a foundation where a pet was named. */
function lostPetNote(query: SponsorQuery, pet: PetDto | null, foundationName: string): string | null {
  if (query.mascota === undefined) return null
  if (pet?.status === 'adoptado') return `${pet.name} ya tiene familia: tu donación va a ${foundationName}.`
  return pet === null ? `Esa mascota no está publicada: tu donación va a ${foundationName}.` : null
}

async function currencyOf(countryId: string): Promise<Currency> {
  const country = (await getCountries()).find(({ id }) => id === countryId)
  if (!country) throw new Error(`${countryId} has no currency`)
  return country.currency
}
