import { BREEDS, COLORS } from '@/db/seed/catalog'
import { COUNTRIES } from '@/db/seed/data/countries'
import type { WaitingRequestDto } from '@/lib/adoption/waiting/dto'
import type { FoundationDto, FoundationPageDto } from '@/lib/foundations/dto'
import type { PetDto } from '@/lib/pets/dto'
import type { FacetCounts, SearchPlace } from '@/lib/search/dto'
import type { SearchScreen } from '@/lib/search/load-search'
import { PER_PAGE } from '@/lib/search/url/pages'
import type { SearchQuery } from '@/lib/search/url/params'
import type { SearchPath } from '@/lib/search/url/path'
import type { PetType } from '@/lib/text/vocabulary'

const photo = {
  large: '/media/a-1600.webp',
  medium: '/media/a-800.webp',
  small: '/media/a-400.webp',
  preview: '/media/a-og.jpg',
  width: 1600,
  height: 1200,
  blur: 'data:image/webp;base64,AA==',
}

/** Of an adopter: a young female dog of medium size with short hair. */
export const MATCH_ANSWERS = {
  type: 'perro',
  hadPet: true,
  age: 'joven',
  gender: 'hembra',
  coat: 'corto',
  size: 'mediano',
} as const

/** An adoptable pet in Medellín of which everything is known but whether it gets on with cats. */
export function samplePet(changes: Partial<PetDto> = {}): PetDto {
  return {
    id: 100_001,
    name: 'Canela',
    type: 'perro',
    breed: 'Mestizo (criollo)',
    breedId: 1,
    breedInternationalName: 'Mixed Breed',
    color: 'Blanco y canela',
    colorId: 6,
    colorGroup: 'Bicolor',
    age: 'joven',
    gender: 'hembra',
    size: 'mediano',
    coat: 'corto',
    health: 'vacunas al dia',
    castrated: true,
    houseTrained: true,
    specialNeeds: false,
    goodWith: { children: true, dogs: false, cats: null },
    description: 'Recorrió varios kilómetros con un grupo de caminantes hasta que alguien decidió traerla.',
    tags: ['amigable', 'divertido', 'cariñoso'],
    status: 'adoptable',
    place: {
      cityId: 9,
      city: 'Medellín',
      citySlug: 'medellin',
      countryId: 'COL',
      country: 'Colombia',
      countrySlug: 'colombia',
    },
    photo,
    photos: [photo],
    publishedAt: '2026-10-12T02:00:00.000Z',
    statusChangedAt: '2026-10-12T02:00:00.000Z',
    updatedAt: '2026-10-12T02:00:00.000Z',
    confirmedAt: '2026-10-12T02:00:00.000Z',
    paused: false,
    owner: { id: 3, role: 'user', name: 'Valentina' },
    requestsFrom: 'cualquier lugar',
    foundation: null,
    ...changes,
  }
}

/** An approved foundation without optional details and reviews. */
export const sampleFoundation = (values: Partial<FoundationDto> = {}): FoundationDto => ({
  id: 3,
  name: 'Fundación Cola Contenta',
  rating: null,
  reviewCount: 0,
  email: 'contacto@cola.example',
  phone: null,
  address: null,
  mission: null,
  photo: null,
  place: samplePet().place,
  petCount: 0,
  ...values,
})

export const MEDELLIN: SearchPlace = {
  kind: 'city',
  cityIds: [7],
  name: 'Medellín',
  country: 'Colombia',
  slug: 'medellin',
}

function facets(counts: Partial<FacetCounts> = {}): FacetCounts {
  return {
    breedId: new Map(),
    age: new Map(),
    size: new Map(),
    gender: new Map(),
    companion: new Map(),
    coat: new Map(),
    colorId: new Map(),
    care: new Map(),
    foundationId: new Map(),
    ...counts,
  }
}

/** The first page of 48 dogs in Medellín. */
/** An empty result from which no way leads on. */
export const NO_SUGGESTIONS: NonNullable<SearchScreen['suggestions']> = {
  removableFilters: [],
  withoutText: 0,
  nearbyCities: [],
  countries: [],
}

export function searchScreen({
  type = 'perro' as PetType | null,
  place = MEDELLIN,
  query = { page: 1 } as SearchQuery,
  total = 48,
  counts = {} as Partial<FacetCounts>,
  searchPath = { kind: 'species', species: 'dog', type: 'perro', place: 'medellin' } as SearchPath,
  path = '/searcher/pet/dog/medellin' as SearchScreen['path'],
  suggestions = null as SearchScreen['suggestions'],
  beyond = null as SearchScreen['beyond'],
  understood = null as SearchScreen['understood'],
  elsewhere = null as SearchScreen['elsewhere'],
  foundations = [] as SearchScreen['foundations'],
  namedRegions = null as SearchScreen['namedRegions'],
} = {}): SearchScreen {
  const ofType = (entry: { type: PetType }) => !type || entry.type === type
  return {
    searchPath,
    scope: { type, place },
    path,
    query,
    request: {
      scope: { type, place },
      filters: {},
      text: '',
      sort: 'newest',
      near: null,
      page: 1,
      perPage: PER_PAGE,
    },
    catalog: {
      type,
      breeds: BREEDS.filter(ofType),
      colors: COLORS.filter(ofType),
      foundations: [{ id: 5, name: 'Huellas' }],
    },
    countries: COUNTRIES,
    result: { cards: [], total, facets: facets(counts), correctedText: null },
    lastPage: Math.max(1, Math.ceil(total / PER_PAGE)),
    suggestions,
    beyond,
    understood,
    elsewhere,
    foundations,
    namedRegions,
  }
}

/** The same on its page, without a word about itself. */
export const sampleFoundationPage = (values: Partial<FoundationPageDto> = {}): FoundationPageDto => ({
  ...sampleFoundation(),
  verifiedAt: '2026-03-14T15:00:00.000Z',
  profile: {
    postcode: null,
    state: null,
    hours: null,
    website: null,
    instagram: null,
    facebook: null,
    tiktok: null,
    adoptionPolicy: null,
    adoptionUrl: null,
  },
  ...values,
})

/** A request that its owner has not answered. */
export const waitingRequest = (values: Partial<WaitingRequestDto> = {}): WaitingRequestDto => ({
  id: 7,
  side: 'owner',
  status: 'enviada',
  previous: null,
  task: values.side === 'adopter' ? null : 'answer',
  other: 'Lucía',
  pet: 'Almendra',
  photo: null,
  createdAt: '2026-11-23T15:00:00Z',
  updatedAt: '2026-11-23T15:00:00Z',
  unread: 0,
  unreadAt: null,
  ...values,
})
