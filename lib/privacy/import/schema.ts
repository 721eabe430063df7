import { z } from 'zod'
import { type Network, parseHandle, parseHttpsUrl } from '@/lib/foundations/links'
import { MAX_STORY } from '@/lib/foundations/schema'
import { NAME_OF_SITE, passesForSite } from '@/lib/people/accounts/site-names'
import { readAnswers, storeAnswers } from '@/lib/people/matches/stored'
import { petFields } from '@/lib/pets/schema'
import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import { plainLine } from '@/lib/text/plain-text'
import { idSchema, optionalLine, optionalText } from '@/lib/text/schema'
import {
  CONSENT_PURPOSES,
  CONSENT_WAYS,
  COUNTRY_IDS,
  HOLD_REASONS,
  HOMES,
  HOURS_ALONE,
  MATCH_TYPES,
  OTHER_PETS,
  PET_STATUSES,
  REQUESTS_FROM,
  TENURES,
  TEXT_ISSUES,
  UNSETTABLE_ANSWERS,
} from '@/lib/text/vocabulary'

/** What is read of an exported file; everything else in it stays unread. Its sentences name the field that is wrong. */

const time = z.coerce.date()
const id = idSchema('No es un número')
const name = z.string().transform(plainLine).pipe(z.string().min(1).max(80))
const unknownOr = z.boolean().nullable()
const { type, breedId, colorId, age, gender, size, coat, health, description, tags } = petFields

const account = z
  .object({
    role: z.enum(['user', 'fundation']),
    name,
    lastName: name,
    phone: optionalLine(100),
    address: optionalLine(120),
    countryId: z.enum(COUNTRY_IDS).nullable(),
    cityId: id.nullable(),
    picture: z.url().nullable(),
    // Files of before it could be chosen have none.
    requestsFrom: z.enum(REQUESTS_FROM).default('cualquier lugar'),
    suspendedAt: z.null(),
    // Files of before there were blocks have none.
    blockedAt: z.null().optional(),
  })
  .superRefine((account, context) => {
    for (const field of ['name', 'lastName'] as const)
      if (passesForSite(account[field], account.role))
        context.addIssue({ code: 'custom', path: [field], message: NAME_OF_SITE })
  })

const pet = z.object({
  id,
  ownCode: optionalLine(40),
  name,
  ...{ type, breedId, colorId, age, gender, size, coat, health, description, tags },
  castrated: z.boolean(),
  houseTrained: unknownOr,
  specialNeeds: unknownOr,
  goodWithChildren: unknownOr,
  goodWithDogs: unknownOr,
  goodWithCats: unknownOr,
  cityId: id,
  countryId: z.enum(COUNTRY_IDS),
  status: z.enum(PET_STATUSES),
  statusChangedAt: time,
  publishedAt: time,
  confirmedAt: time,
  remindedAt: time.nullable(),
  pausedAt: time.nullable(),
  blockedAt: time.nullish(),
  heldAt: time.nullable(),
  holdReason: z.enum(HOLD_REASONS).nullable(),
  textIssue: z.enum(TEXT_ISSUES).nullable(),
})

const dossier = z.object({
  home: z.enum(HOMES),
  tenure: z.enum(TENURES),
  adults: z.int().min(1).max(20),
  children: z.int().min(0).max(20),
  childrenAges: optionalLine(60),
  otherPets: z.array(z.enum(OTHER_PETS)),
  hoursAlone: z.enum(HOURS_ALONE),
  experience: optionalText(500),
  consentVersion: z.int().min(1),
  consentAt: time,
})

const match = z
  .object({
    type: z.enum(MATCH_TYPES),
    hadPet: unknownOr,
    age: age.nullable(),
    gender: gender.nullable(),
    coat: coat.nullable(),
    size: size.nullable(),
    /** Older exports name open answers here and have stand-ins for them. */
    unset: z.array(z.enum(UNSETTABLE_ANSWERS)).default([]),
  })
  .transform((answers) => storeAnswers(readAnswers(answers)))

const consent = z
  .object({
    purpose: z.enum(CONSENT_PURPOSES),
    version: z.int().min(1).max(10_000),
    givenAt: time.nullable(),
    how: z.enum(CONSENT_WAYS).nullable(),
    withdrawnAt: time.nullable(),
    withdrawnHow: z.enum(CONSENT_WAYS).nullable(),
  })
  .refine(({ givenAt, how }) => (givenAt === null) === (how === null))
  .refine(({ withdrawnAt, withdrawnHow }) => (withdrawnAt === null) === (withdrawnHow === null))
  .refine(({ givenAt, withdrawnAt }) => givenAt !== null || withdrawnAt !== null)

const photo = z.object({
  petId: id,
  position: z
    .int()
    .min(0)
    .max(MAX_PET_PHOTOS - 1),
  url: z.url(),
})

/** Kept only as the form of a foundation's profile would take it: these become links. */
const linkOf = (parse: (text: string) => string | null) =>
  z
    .string()
    .nullable()
    .refine((text) => text === null || parse(text) === text)
const handle = (network: Network) => linkOf((text) => parseHandle(network, text))
const hour = z.string().regex(/^\d\d:\d\d$/)
const day = z.union([z.object({ from: hour, to: hour }), z.literal('cita'), z.literal('cerrado'), z.null()])

const foundation = z.object({
  name: name.refine((text) => !passesForSite(text, 'fundation'), NAME_OF_SITE),
  mission: optionalText(MAX_STORY),
  postcode: optionalLine(12),
  state: optionalLine(60),
  hours: z.array(day).length(7).nullable(),
  website: linkOf(parseHttpsUrl),
  instagram: handle('instagram'),
  facebook: handle('facebook'),
  tiktok: handle('tiktok'),
  adoptionPolicy: optionalText(MAX_STORY),
  adoptionUrl: linkOf(parseHttpsUrl),
})

const counted = z.array(z.unknown()).default([])

/** Parts that stay behind, and how whoever imports is told. */
export const LEFT_OUT = {
  favourites: 'favoritos',
  savedSearches: 'búsquedas guardadas',
  petDrafts: 'borradores',
  documents: 'documentos',
  expenses: 'gastos',
  adoptionRequests: 'solicitudes enviadas',
  receivedRequests: 'solicitudes recibidas',
  reviews: 'comentarios',
  donations: 'donaciones',
} as const

export const exportSchema = z.object({
  favourites: counted,
  savedSearches: counted,
  petDrafts: counted,
  documents: counted,
  expenses: counted,
  adoptionRequests: counted,
  receivedRequests: counted,
  reviews: counted,
  donations: counted,
  account,
  foundation: z.array(foundation).max(1),
  pets: z.array(pet),
  photos: z.array(photo),
  dossier: z.array(dossier).max(1),
  match: z.array(match).max(1),
  /** Oldest first. Absent in exports from before they were kept. */
  consents: z.array(consent).max(1000).default([]),
})

export type ExportedAccount = z.output<typeof exportSchema>
