import { and, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { breeds, colors, type PetRow } from '@/db/schema'
import { OTHER_BREED, OTHER_COLOR, type PetInput } from '@/lib/pets/schema'
import { invalidFields } from '@/lib/platform/errors'
import type { PetType } from '@/lib/text/vocabulary'

/** Fields of a form by the names of their columns; absent ones stay absent. `inputOf` is the inverse. */
export function columnsOf<Input extends Partial<PetInput>>({ children, dogs, cats, ...rest }: Input) {
  const company = { goodWithChildren: children, goodWithDogs: dogs, goodWithCats: cats }
  return { ...rest, ...company }
}

/** A stored pet as its form has it. */
export function inputOf(row: PetRow): PetInput {
  const { type, breedId, colorId, name, age, gender, size, coat, health, description, tags } = row
  const { castrated, houseTrained, specialNeeds } = row
  return {
    ...{ type, breedId, colorId, name, age, gender, size, coat, health, description, tags },
    ...{ castrated, houseTrained, specialNeeds },
    children: row.goodWithChildren,
    dogs: row.goodWithDogs,
    cats: row.goodWithCats,
  }
}

/** @throws DomainError invalid when breed or colour belong to another species. */
export async function requireCatalogued(
  db: Db,
  { type, breedId, colorId }: { type: PetType; breedId: number; colorId: number },
): Promise<void> {
  const [breedCount, colorCount] = await Promise.all([
    db.$count(breeds, and(eq(breeds.id, breedId), eq(breeds.type, type))),
    db.$count(colors, and(eq(colors.id, colorId), eq(colors.type, type))),
  ])
  const fields = {
    ...(breedCount === 0 && { breedId: OTHER_BREED }),
    ...(colorCount === 0 && { colorId: OTHER_COLOR }),
  }
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
}
