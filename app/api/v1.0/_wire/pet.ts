import { z } from 'zod'
import type { FoundationDto } from '@/lib/foundations/dto'
import type { PetDto } from '@/lib/pets/dto'
import type { PhotoDto } from '@/lib/photos/dto'
import { NO_PHOTO } from '@/lib/photos/no-photo'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import {
  AGES,
  COATS,
  CURRENCIES,
  type Currency,
  GENDERS,
  HEALTHS,
  PET_STATUSES,
  PET_TYPES,
  SIZES,
  TAGS,
} from '@/lib/text/vocabulary'

const nullableBoolean = z.boolean().nullable().describe('null: no se sabe')

const contactWire = z.object({
  name: z.string(),
  email: z.string().nullable().describe('Solo de fundaciones'),
  phone: z.string().nullable().describe('Solo de fundaciones'),
  currency: z.enum(CURRENCIES),
  address: z.object({
    address: z.literal(''),
    city: z.string(),
    state: z.null(),
    postcode: z.null(),
    country: z.string(),
  }),
})

export const petWire = z
  .object({
    id: z.int(),
    name: z.string(),
    type: z.enum(PET_TYPES),
    typeId: z.enum(PET_TYPES),
    breed: z
      .string()
      .describe(
        'El nombre internacional de la raza; el de su pelaje en un gato mestizo, cuya raza dice breedId',
      ),
    breedLabel: z.string().describe('El nombre de la raza en español'),
    breedId: z.int(),
    age: z.enum(AGES),
    gender: z.enum(GENDERS),
    size: z.enum(SIZES),
    coat: z.enum(COATS),
    color: z.string().describe('El grupo de colores'),
    colorLabel: z.string().describe('El color'),
    colorId: z.int(),
    health: z.enum(HEALTHS),
    description: z.string(),
    tags: z.array(z.enum(TAGS)),
    castrated: z.boolean(),
    attributes: z.object({ house_trained: nullableBoolean, special_needs: nullableBoolean }),
    environment: z.object({ children: nullableBoolean, dogs: nullableBoolean, cats: nullableBoolean }),
    photos: z
      .array(z.object({ option_1: z.url(), option_2: z.url(), option_3: z.url() }))
      .min(1)
      .describe('De mayor a menor; una imagen neutra si la mascota no tiene fotos'),
    status: z.enum(PET_STATUSES),
    published_at: z.iso.datetime(),
    status_changed_at: z.int().describe('Milisegundos desde 1970'),
    userId: z.int().describe('Id de quien la publica'),
    role: z.enum(['user', 'fundation']),
    organization_id: z.string().nullable().describe('Id de la fundación'),
    isFavourite: z.literal(true).optional(),
    contact: contactWire,
  })
  .meta({ id: 'Pet' })

export type PetWire = z.output<typeof petWire>

export interface PetLookups {
  /** Approved foundations by id: only their contacts are public. */
  foundations: ReadonlyMap<number, FoundationDto>
  currencies: ReadonlyMap<string, Currency>
}

const photoWire = ({ large, medium, small }: Pick<PhotoDto, 'large' | 'medium' | 'small'>) => ({
  option_1: absoluteUrl(large),
  option_2: absoluteUrl(medium),
  option_3: absoluteUrl(small),
})

/** The wire's name of 'Mestizo (criollo)'. */
const MIXED_BREED = 'Mixed Breed'

const PLACEHOLDER = { large: NO_PHOTO, medium: NO_PHOTO, small: NO_PHOTO }

/** The names for mestizo cats that existing clients know: by coat. 'Mixed Breed' is in their list of dogs alone. */
const MIXED_CATS: Record<PetDto['coat'], string> = {
  'sin pelo': 'Domestic Short Hair',
  corto: 'Domestic Short Hair',
  mediano: 'Domestic Medium Hair',
  ondulado: 'Domestic Medium Hair',
  rizado: 'Domestic Medium Hair',
  largo: 'Domestic Long Hair',
}

const wireBreedName = ({ type, breedInternationalName, coat }: PetDto): string =>
  type === 'gato' && breedInternationalName === MIXED_BREED ? MIXED_CATS[coat] : breedInternationalName

/** A private person's e-mail and phone are not in the DTO, so they cannot leave with it. */
function wireContact(pet: PetDto, lookups: PetLookups): PetWire['contact'] {
  const foundation = lookups.foundations.get(pet.owner.id)
  return {
    name: pet.foundation?.name ?? pet.owner.name,
    email: foundation?.email ?? null,
    phone: foundation?.phone ?? null,
    currency: lookups.currencies.get(pet.place.countryId) ?? 'USD',
    address: { address: '', city: pet.place.city, state: null, postcode: null, country: pet.place.country },
  }
}

export function wirePet(pet: PetDto, lookups: PetLookups): PetWire {
  const photos = pet.photos.length === 0 ? [PLACEHOLDER] : pet.photos
  return {
    id: pet.id,
    name: pet.name,
    type: pet.type,
    typeId: pet.type,
    breed: wireBreedName(pet),
    breedLabel: pet.breed,
    breedId: pet.breedId,
    age: pet.age,
    gender: pet.gender,
    size: pet.size,
    coat: pet.coat,
    color: pet.colorGroup,
    colorLabel: pet.color,
    colorId: pet.colorId,
    health: pet.health,
    description: pet.description,
    tags: pet.tags,
    castrated: pet.castrated,
    attributes: { house_trained: pet.houseTrained, special_needs: pet.specialNeeds },
    environment: pet.goodWith,
    photos: photos.map(photoWire),
    status: pet.status,
    published_at: pet.publishedAt,
    status_changed_at: Date.parse(pet.statusChangedAt),
    userId: pet.owner.id,
    role: pet.owner.role,
    organization_id: pet.foundation === null ? null : String(pet.foundation.id),
    contact: wireContact(pet, lookups),
  }
}
