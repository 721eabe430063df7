import type { EditablePetDto } from '@/lib/pets/dto'
import type { PetCatalog } from '@/lib/platform/catalog/pet-catalog'

async function fetchJson<Answer>(address: string, options: RequestInit): Promise<Answer> {
  const answer = await fetch(address, options)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}

export const fetchOwnPet = (id: number, signal?: AbortSignal) =>
  fetchJson<EditablePetDto>(`/api/own-pets/${id}`, { cache: 'no-store', signal })

export const fetchCatalog = (signal: AbortSignal) => fetchJson<PetCatalog>('/api/catalog', { signal })
