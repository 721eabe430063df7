import type { PetFormValues } from '@/lib/pets/form-values'
import { petFormSchema } from '@/lib/pets/schema'
import type { StepId } from './step'

const NEEDED: Record<Exclude<StepId, 'compania'>, readonly string[]> = {
  fotos: ['photos', 'uploads'],
  'quien-es': ['type', 'name', 'breedId', 'colorId', 'gender', 'age'],
  'como-es': ['size', 'coat'],
  salud: ['health', 'castrated', 'houseTrained', 'specialNeeds'],
  historia: ['description'],
}

/** The optional step 'compania' is complete with any answer or a later step, so a valid form shows no gap. */
export function completedSteps({ fields, tags, uploads }: PetFormValues): Set<StepId> {
  const { error } = petFormSchema.safeParse({ ...fields, tags, uploads })
  const wrong = new Set(error?.issues.map(({ path }) => String(path[0])))
  const right = Object.entries(NEEDED).filter(([, names]) => !names.some((name) => wrong.has(name)))
  const done = new Set(right.map(([id]) => id as StepId))
  if (fields.children || fields.dogs || fields.cats || done.has('historia')) done.add('compania')
  return done
}
