import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { breeds, colors } from '@/db/schema'
import { tagLabels } from '@/lib/pets/copy'
import { mergePhotos, type PetRecord, petRecord } from '@/lib/pets/edit-record'
import { listPetPhotos } from '@/lib/pets/own-queries'
import type { PetInput } from '@/lib/pets/schema'
import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import { invalidFields } from '@/lib/platform/errors'
import { mergeEdit, type RecordWords, readVersion } from '@/lib/platform/forms/merge-edit'
import type { RecordEdit } from '@/lib/platform/forms/record'
import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { AGE_LABELS, COAT_LABELS, HEALTH_LABELS, TYPE_LABELS } from '@/lib/text/copy/labels'
import type { LockedPet } from './lock'
import type { SettledPhotos } from './pet-photos'
import { inputOf } from './pet-values'

const MANY_TOGETHER = `En otra pestaña se agregaron fotos: con las tuyas son más de ${MAX_PET_PHOTOS}. Quita alguna y guarda otra vez.`

interface Change {
  change: Partial<PetInput>
  photos: SettledPhotos
}

/**
 * Of a locked pet: what a form changed is taken, what was changed meanwhile stays.
 * @throws RecordChanged for facts that were changed on both sides; DomainError invalid (`photos`) for too many together.
 */
export async function mergePet(
  tx: Db,
  before: LockedPet,
  { change, photos }: Change,
  edit: RecordEdit,
): Promise<Change & { merged: boolean }> {
  const saved = inputOf(before)
  const { fields, merged } = await mergeEdit(
    petRecord({ ...saved, ...change }),
    petRecord(saved),
    edit,
    wordsFor(tx, before),
  )
  const { animal, ...facts } = fields
  const kept = await keptPhotos(tx, before.id, photos, edit)
  return {
    change: { ...animal, ...facts },
    photos: { ...photos, kept },
    merged: merged || kept?.join() !== photos.kept?.join(),
  }
}

async function keptPhotos(tx: Db, petId: number, { kept }: SettledPhotos, edit: RecordEdit) {
  const base = readVersion(edit.madeFrom)?.photos
  if (kept === null || !Array.isArray(base)) return kept
  const saved = (await listPetPhotos(tx, petId)).map(({ hash }) => hash)
  const merged = mergePhotos(kept, base.map(String), saved)
  if (merged.length > MAX_PET_PHOTOS) throw invalidFields({ photos: MANY_TOGETHER })
  return merged
}

const answer = (value: boolean | null) => (value === null ? 'Sin datos' : value ? 'Sí' : 'No')
const answered = (label: string) => ({ label, text: answer })
const named = <Value extends string>(label: string, labels: Record<Value, string>) => ({
  label,
  text: (value: Value) => labels[value],
})

const wordsFor = (tx: Db, { gender }: LockedPet): RecordWords<PetRecord> => ({
  animal: { label: 'Animal, raza y color', text: (animal) => animalWords(tx, animal) },
  name: 'Nombre',
  gender: named('Sexo', GENDER_LABELS),
  age: named('Edad', AGE_LABELS),
  size: named('Tamaño', SIZE_LABELS),
  coat: named('Pelaje', COAT_LABELS),
  tags: { label: 'Su carácter', text: (tags) => tagLabels({ tags, gender }).join(', ') },
  health: named('Vacunas', HEALTH_LABELS),
  castrated: answered('Esterilización'),
  houseTrained: answered('Hogareño'),
  specialNeeds: answered('Cuidados especiales'),
  children: answered('Se lleva bien con niños'),
  dogs: answered('Se lleva bien con perros'),
  cats: answered('Se lleva bien con gatos'),
  description: 'Descripción',
})

async function animalWords(tx: Db, { type, breedId, colorId }: PetRecord['animal']): Promise<string> {
  const [breed] = await tx.select({ name: breeds.name }).from(breeds).where(eq(breeds.id, breedId))
  const [color] = await tx.select({ name: colors.name }).from(colors).where(eq(colors.id, colorId))
  return [TYPE_LABELS[type].one, breed?.name, color?.name].filter(Boolean).join(', ')
}
