import type { PetCatalog } from '@/lib/platform/catalog/pet-catalog'
import { AGE_LABELS, COAT_LABELS, GENDER_LABELS, HEALTH_LABELS, SIZE_LABELS } from '@/lib/text/copy/labels'
import type { PetType } from '@/lib/text/vocabulary'

interface Difference {
  label: string
  mine: string
  saved: string
}

const ANSWERS = { si: 'Sí', no: 'No', '': 'Sin datos' }

const FIELDS: Record<string, [label: string, words?: Readonly<Record<string, string>>]> = {
  name: ['Nombre'],
  age: ['Edad', AGE_LABELS],
  gender: ['Sexo', GENDER_LABELS],
  size: ['Tamaño', SIZE_LABELS],
  coat: ['Pelaje', COAT_LABELS],
  health: ['Salud', HEALTH_LABELS],
  castrated: ['Esterilización', ANSWERS],
  houseTrained: ['Hogareño', ANSWERS],
  specialNeeds: ['Cuidados especiales', ANSWERS],
  children: ['Se lleva bien con niños', ANSWERS],
  dogs: ['Se lleva bien con perros', ANSWERS],
  cats: ['Se lleva bien con gatos', ANSWERS],
  description: ['Descripción'],
}

/** What a form of a pet says otherwise than the pet that is stored, as people read it. @param mine, saved `editValues` */
export function petDifferences(
  mine: Readonly<Record<string, string>>,
  saved: Readonly<Record<string, string>>,
  catalog: PetCatalog[PetType],
): Difference[] {
  const named = (entries: PetCatalog[PetType]['breeds']) =>
    Object.fromEntries(entries.map(({ id, name }) => [String(id), name]))
  const fields = {
    ...FIELDS,
    breedId: ['Raza', named(catalog.breeds)],
    colorId: ['Color', named(catalog.colors)],
  } as const
  return Object.entries(fields).flatMap(([field, [label, words]]) => {
    const [own = '', stored = ''] = [mine[field]?.trim(), saved[field]]
    const text = (value: string) => words?.[value] ?? value
    return own === stored ? [] : { label, mine: text(own), saved: text(stored) }
  })
}
