import type { PetCatalog } from '@/lib/catalog/pet-catalog'
import type { EditablePetDto } from '@/lib/pets/dto'

async function fetchJson<Answer>(address: string, cache: RequestCache): Promise<Answer> {
  const answer = await fetch(address, { cache })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}

export const fetchOwnPet = (id: number) => fetchJson<EditablePetDto>(`/api/own-pets/${id}`, 'no-store')

export const fetchCatalog = () => fetchJson<PetCatalog>('/api/catalog', 'default')
