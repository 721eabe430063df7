import { db } from '@/db/client'
import { makePet } from '@/db/seed/factories'
import { petRecord } from '@/lib/pets/edit-record'
import { updatePet } from '@/lib/pets/operations/update-pet'
import { makePerson } from './context'
import { PLAIN, petInput, rowOf } from './pets'
import type { RecordRow } from './record-forms'

export const petRow: RecordRow = {
  open: async () => {
    const { id: ownerId, newContext } = await makePerson()
    const pet = await makePet(db, {
      ownerId,
      name: 'Luna',
      description: PLAIN,
      tags: ['tranquilo', 'amigable'],
    })
    return {
      save: (changes, edit) => updatePet(newContext(), { petId: pet.id, ...petInput(pet), ...changes, edit }),
      read: async () => ({ ...petRecord(petInput(await rowOf(pet.id))) }),
    }
  },
  first: { name: 'Lunita' },
  second: { name: 'Bruma' },
  other: { dogs: true, tags: ['amigable'] },
  texts: { field: 'name', label: 'Nombre', mine: 'Bruma', saved: 'Lunita' },
}
