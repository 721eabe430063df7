import { LAST_DEMO_PET } from '@/tests/support/demo-ids'

/** The server under test; without one, a running `npm run demo`. */
export const SITE = process.env.TEST_BASE_URL ?? 'http://localhost:3000'

interface SamplePet {
  id: number
  name: string
  description: string
  gender: string
  photos: unknown[]
  role: 'user' | 'fundation'
  userId: number
  contact: { name: string }
}

async function readJson<Body>(path: string): Promise<Body> {
  const answer = await fetch(`${SITE}/api/v1.0${path}`)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as Body
}

/**
 * Pets of the demo world that wait for a family, the newest first. What other tests publish is left out: it may be gone
 * any moment.
 */
export async function findPets(): Promise<SamplePet[]> {
  const pets = await readJson<SamplePet[]>('/pets')
  return pets.filter(({ id }) => id <= LAST_DEMO_PET)
}

/** The first of them that is as asked for. */
export async function findPet(isWanted: (pet: SamplePet) => boolean): Promise<SamplePet> {
  const pet = (await findPets()).find(isWanted)
  if (!pet) throw new Error('The demo world has no such pet')
  return pet
}

/** The first approved foundation of the demo world. */
export async function findFoundation(): Promise<{ id: number; name: string; email: string }> {
  const [foundation] = await readJson<{ id: number; name: string; email: string }[]>('/fundations')
  if (!foundation) throw new Error('The demo world has no foundations')
  return foundation
}
