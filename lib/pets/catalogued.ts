import 'server-only'
import { getBreeds, getColors } from '@/lib/platform/catalog/cache'
import { PET_TYPES } from '@/lib/text/vocabulary'
import { OTHER_BREED, OTHER_COLOR } from './schema'

/** For `alsoCheck` of the pet form: a breed and a colour of another species, by the lists that the form was made from. */
export async function findUncatalogued(
  typed: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const type = PET_TYPES.find((one) => one === typed.type)
  if (!type) return {}
  const [breeds, colors] = await Promise.all([getBreeds(type), getColors(type)])
  const isIn = (list: readonly { id: number }[], value: string | undefined) =>
    value === undefined || list.some(({ id }) => id === Number(value))
  return {
    ...(!isIn(breeds, typed.breedId) && { breedId: OTHER_BREED }),
    ...(!isIn(colors, typed.colorId) && { colorId: OTHER_COLOR }),
  }
}
