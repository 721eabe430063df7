import { z } from 'zod'
import { type RecordEdit, recordEditFields } from '@/lib/platform/forms/record'
import { always, briefDigits, idSchema, optionalLine, optionalText } from '@/lib/text/schema'
import { HOMES, HOURS_ALONE, OTHER_PETS, TENURES } from '@/lib/text/vocabulary'
import { CONSENT_MISSING } from './consent-copy'
import type { DossierAnswers } from './dto'

const MAX_AGES = 60
export const MAX_EXPERIENCE = 500
export const MAX_PEOPLE = 20

/** The answer 'Ninguna' of the question about other pets: skipping a question is no answer. */
export const NO_OTHER_PETS = 'ninguna'

function people(least: number, sentence: string) {
  const wrong = `${sentence}, hasta ${MAX_PEOPLE}`
  return z
    .string({ error: sentence })
    .transform(briefDigits)
    .pipe(
      z
        .string()
        .min(1, sentence)
        .regex(/^\d{1,3}$/, 'Escribe un número, sin letras ni comas'),
    )
    .transform(Number)
    .refine((count) => count >= least && count <= MAX_PEOPLE, wrong)
}

const CHOOSE_PETS = 'Marca las que hay, o “Ninguna”'

const otherPets = z
  .array(z.enum([NO_OTHER_PETS, ...OTHER_PETS], { error: CHOOSE_PETS }), { error: CHOOSE_PETS })
  .min(1, CHOOSE_PETS)
  .refine(
    (chosen) => chosen.length === 1 || !chosen.includes(NO_OTHER_PETS),
    'Marca “Ninguna” o las que hay, no las dos cosas',
  )
  .transform((chosen) => OTHER_PETS.filter((pet) => chosen.includes(pet)))

const consent = z.coerce.number({ error: CONSENT_MISSING }).int({ error: CONSENT_MISSING })

const fields = z.object({
  /** The pet whose request waits for it. */
  petId: idSchema('Elige una mascota').optional(),
  home: z.enum(HOMES, { error: 'Elige dónde vives' }),
  tenure: z.enum(TENURES, { error: 'Elige si es propio o arrendado' }),
  adults: people(1, 'Escribe cuántos adultos viven en tu casa, contigo'),
  children: people(0, 'Escribe cuántos niños viven contigo, o 0'),
  childrenAges: optionalLine(MAX_AGES),
  otherPets,
  hoursAlone: z.enum(HOURS_ALONE, { error: 'Elige cuántas horas al día' }),
  experience: optionalText(MAX_EXPERIENCE),
  consent: consent.optional(),
  ...recordEditFields,
})

const AGES_OF_NOBODY = {
  message: 'Escribiste edades: ¿cuántos niños viven contigo?',
  path: ['children'],
  ...always,
}
const hasAgesOfSomebody = (input: { children: number; childrenAges: string | null }) =>
  input.children > 0 || input.childrenAges === null

/** Whether consent is needed depends on what is stored: `saveDossier` knows. */
export const dossierSchema = fields.refine(hasAgesOfSomebody, AGES_OF_NOBODY)

export const newDossierSchema = fields.extend({ consent }).refine(hasAgesOfSomebody, AGES_OF_NOBODY)

export const deleteDossierSchema = z.object({})

/** Without the version of a form, all of it is taken. */
export type DossierInput = Omit<z.output<typeof dossierSchema>, keyof RecordEdit> & Partial<RecordEdit>

export const FIRST_VALUES = { adults: '1', children: '0' }

export function dossierValues(dossier: DossierAnswers) {
  const { home, tenure, adults, children, childrenAges, hoursAlone, experience } = dossier
  return {
    home,
    tenure,
    adults: String(adults),
    children: String(children),
    childrenAges: childrenAges ?? '',
    hoursAlone,
    experience: experience ?? '',
  }
}

export const otherPetValues = ({ otherPets: kept }: Pick<DossierAnswers, 'otherPets'>): string[] =>
  kept.length > 0 ? kept : [NO_OTHER_PETS]

/** What the form of a dossier changes; null without one. */
export function dossierRecord(dossier: DossierAnswers | null): DossierAnswers | null {
  if (!dossier) return null
  const { home, tenure, adults, children, childrenAges, otherPets, hoursAlone, experience } = dossier
  return { home, tenure, adults, children, childrenAges, otherPets, hoursAlone, experience }
}
