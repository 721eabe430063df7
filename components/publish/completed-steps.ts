import type { PetFormValues } from '@/lib/pets/form-values'
import { petFormSchema } from '@/lib/pets/schema'
import type { StepId } from './step'

/** What has to be right for a step to be over. Who the pet gets on with may stay unknown, and has nothing to be wrong. */
const NEEDED: Record<Exclude<StepId, 'compania'>, readonly string[]> = {
  fotos: ['photos', 'uploads'],
  'quien-es': ['type', 'name', 'breedId', 'colorId', 'gender', 'age'],
  'como-es': ['size', 'coat'],
  salud: ['health', 'castrated', 'houseTrained', 'specialNeeds'],
  historia: ['description'],
}

/**
 * The steps that need nothing more. Who the pet gets on with is one of them once something is known of it or the story,
 * which comes after it, is there: so nothing looks missing in a form that can be sent.
 */
export function completedSteps({ fields, tags, uploads }: PetFormValues): Set<StepId> {
  const { error } = petFormSchema.safeParse({ ...fields, tags, uploads })
  const wrong = new Set(error?.issues.map(({ path }) => String(path[0])))
  const right = Object.entries(NEEDED).filter(([, names]) => !names.some((name) => wrong.has(name)))
  const done = new Set(right.map(([id]) => id as StepId))
  if (fields.children || fields.dogs || fields.cats || done.has('historia')) done.add('compania')
  return done
}
