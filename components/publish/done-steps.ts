import type { PetFormValues } from '@/lib/pets/form-values'
import { petFormSchema } from '@/lib/pets/schema'
import type { StepId } from './step'

/** What has to be right for a step to be over. Who the pet gets on with is over once something is known of it. */
const NEEDED: Record<Exclude<StepId, 'compania'>, readonly string[]> = {
  fotos: ['photos', 'uploads'],
  'quien-es': ['type', 'name', 'breedId', 'colorId', 'gender', 'age'],
  'como-es': ['size', 'coat'],
  salud: ['health', 'castrated', 'houseTrained', 'specialNeeds'],
  historia: ['description'],
}

/** The steps that need nothing more. */
export function doneSteps({ fields, tags, uploads }: PetFormValues): Set<StepId> {
  const { error } = petFormSchema.safeParse({ ...fields, tags, uploads })
  const wrong = new Set(error?.issues.map(({ path }) => String(path[0])))
  const done = Object.entries(NEEDED).filter(([, names]) => !names.some((name) => wrong.has(name)))
  const isCompanyKnown = fields.children || fields.dogs || fields.cats
  return new Set([...done.map(([id]) => id as StepId), ...(isCompanyKnown ? (['compania'] as const) : [])])
}
