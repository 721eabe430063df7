import type { PetCatalog } from '@/lib/catalog/pet-catalog'
import type { EditablePetDto } from '@/lib/pets/dto'

/** @throws Error when the answer is not the wanted one. */
async function fetchJson<Answer>(address: string, cache: RequestCache): Promise<Answer> {
  const answer = await fetch(address, { cache })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}

/** A pet as its owner may change it, as it is now. */
export const fetchOwnPet = (id: number) => fetchJson<EditablePetDto>(`/api/own-pets/${id}`, 'no-store')

/** Every breed and colour. */
export const fetchCatalog = () => fetchJson<PetCatalog>('/api/catalog', 'default')
