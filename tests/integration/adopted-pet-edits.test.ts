import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets } from '@/db/schema'
import { acceptRequest, concludeAdoption } from '@/lib/adoption/requests/operations/answer'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { updatePet } from '@/lib/pets/operations/update-pet'
import { askedPet } from '@/tests/support/adoptions'

const STORY = 'Vive tranquila en su nueva casa y duerme al sol todas las tardes que puede. '.repeat(3).trim()

it('whom somebody adopted here keeps name, species and gender until it comes back; all else may change', async () => {
  const { owner, pet, requests } = await askedPet(1, { name: 'Pachita', type: 'perro', gender: 'hembra' })
  const [requestId = 0] = requests
  const rename = (name: string) => updatePet(owner.newContext(), { petId: pet.id, name })
  const petRow = async () => (await db.select().from(pets).where(eq(pets.id, pet.id)))[0]
  await rename('Pacha')
  await acceptRequest(owner.newContext(), { requestId })
  await rename('Pachita')
  await concludeAdoption(owner.newContext(), { requestId })
  await expect(rename('Rocco')).rejects.toMatchObject({
    code: 'invalid',
    fields: { name: 'La adoptaron por Querencia: esto queda como está en su certificado' },
  })
  await setPetStatus(owner.newContext(), { petId: pet.id, status: 'inactivo' })
  const other = { petId: pet.id, type: 'gato', gender: 'macho', breedId: pet.breedId } as const
  await expect(updatePet(owner.newContext(), { ...other, type: pet.type })).rejects.toMatchObject({
    fields: { gender: expect.any(String) },
  })
  await updatePet(owner.newContext(), {
    petId: pet.id,
    name: 'Pachita',
    gender: 'hembra',
    description: STORY,
  })
  expect(await petRow()).toMatchObject({ name: 'Pachita', gender: 'hembra', description: STORY })
  await setPetStatus(owner.newContext(), { petId: pet.id, status: 'adoptable' })
  await rename('Rocco')
  expect(await petRow()).toMatchObject({ name: 'Rocco' })
})

it('keeps a name of an earlier release, which a form cleans, and may be edited', async () => {
  const { owner, pet, requests } = await askedPet(1, { name: 'Pa\u200ccha' })
  const [requestId = 0] = requests
  await acceptRequest(owner.newContext(), { requestId })
  await concludeAdoption(owner.newContext(), { requestId })
  await updatePet(owner.newContext(), { petId: pet.id, name: 'Pacha', description: STORY })
  const [row] = await db.select().from(pets).where(eq(pets.id, pet.id))
  expect(row).toMatchObject({ name: 'Pacha', description: STORY })
})

it('a pet that found a home without a request may be renamed', async () => {
  const { owner, pet } = await askedPet(0)
  await setPetStatus(owner.newContext(), { petId: pet.id, status: 'adoptado' })
  await updatePet(owner.newContext(), { petId: pet.id, name: 'Rocco' })
  const [row] = await db.select().from(pets).where(eq(pets.id, pet.id))
  expect(row).toMatchObject({ name: 'Rocco' })
})
