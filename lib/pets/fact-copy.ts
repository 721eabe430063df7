import { ageLabel, agree } from '@/lib/text/copy/agree'
import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { COAT_LABELS, companionLabel, HEALTH_LABELS } from '@/lib/text/copy/labels'
import { sizeBand } from '@/lib/text/copy/sizes'
import { COMPANIONS, type Companion } from '@/lib/text/vocabulary'
import type { PetDto } from './dto'

const UNKNOWN = 'Sin datos'

interface Fact {
  label: string
  value: string
  details?: string[]
}

const answer = (value: boolean | null, yes: string, no: string) =>
  value === null ? UNKNOWN : value ? yes : no

const factsOf = (pet: PetDto) =>
  ({
    age: { label: 'Edad', value: ageLabel(pet) },
    gender: { label: 'Sexo', value: GENDER_LABELS[pet.gender] },
    size: { label: 'Tamaño', value: SIZE_LABELS[pet.size], ...bandDetails(pet) },
    breed: { label: 'Raza', value: pet.breed },
    color: { label: 'Color', value: pet.color },
    coat: { label: 'Pelaje', value: COAT_LABELS[pet.coat] },
    health: { label: 'Salud', value: agree(HEALTH_LABELS[pet.health], pet.gender) },
    castrated: { label: 'Esterilización', value: pet.castrated ? 'Sí' : 'No' },
    houseTrained: {
      label: agree('Hogareño', pet.gender),
      value: answer(pet.houseTrained, 'Sí', 'Todavía aprende'),
    },
    specialNeeds: {
      label: 'Cuidados especiales',
      value: answer(pet.specialNeeds, 'Sí, los necesita', 'No los necesita'),
    },
  }) satisfies Partial<Record<keyof PetDto, Fact>>

export type FactKey = keyof ReturnType<typeof factsOf>

export const petFacts = (pet: PetDto): (Fact & { key: FactKey; known: boolean })[] =>
  (Object.entries(factsOf(pet)) as [FactKey, Fact][]).map(([key, fact]) => ({
    key,
    ...fact,
    known: pet[key] !== null,
  }))

function bandDetails({ type, size }: PetDto): { details?: string[] } {
  const band = sizeBand(type, size)
  return band ? { details: [band.kg, band.lb] } : {}
}

interface Compatibility {
  companion: Companion
  label: string
  answer: 'Sí' | 'No' | typeof UNKNOWN
}

export function petCompanions({ type, goodWith }: Pick<PetDto, 'type' | 'goodWith'>): Compatibility[] {
  return COMPANIONS.map((companion) => {
    const known = goodWith[companion]
    return {
      companion,
      label: companionLabel(companion, type),
      answer: known === null ? UNKNOWN : known ? 'Sí' : 'No',
    }
  })
}
