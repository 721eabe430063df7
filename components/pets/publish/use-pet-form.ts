import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldProps } from '@/components/forms/field-props'
import { focusFirstError } from '@/components/forms/form-errors'
import type { useActionForm } from '@/components/forms/use-action-form'
import { useWaitingSubmit } from '@/components/forms/waiting-submit'
import type { PhotoFieldState } from '@/components/photos/field/photo-list'
import { type PetFormValues, readPetForm } from '@/lib/pets/form-values'
import { isSamePetText, type PetForm, petFormSchema } from '@/lib/pets/schema'
import { checkText } from '@/lib/text/check/text-check'
import type { Role, TextIssue } from '@/lib/text/vocabulary'
import type { StepId } from './steps'

export type FieldOf = (name: Exclude<keyof PetForm, 'tags' | 'uploads' | 'files'>) => FieldProps

export type PetActionForm = Omit<ReturnType<typeof useActionForm<typeof petFormSchema>>, 'field'> & {
  field: FieldOf
}

/** @param initial values, unless the server re-rendered the form @param stands see `issueOf` */
export function usePetForm(
  form: PetActionForm,
  initial: PetFormValues,
  ownerRole: Role,
  stands: PetText | null = null,
) {
  const { answer, lists, formProps } = form
  const [begins] = useState<PetFormValues>(() =>
    answer.values ? { fields: answer.values, tags: [], uploads: [], ...lists } : initial,
  )
  const offered = [...new Set([...initial.uploads, ...begins.uploads])]
  const { values, read } = useLiveValues(formProps.ref, begins)
  const photos = usePhotos(form)
  const { name = '', description = '' } = values.fields
  const issue = useMemo(
    () => issueOf({ name, description }, ownerRole, stands),
    [name, description, ownerRole, stands],
  )
  const refused = Object.values(NEEDED)
    .flat()
    .filter((field) => form.errorOf(field))
    .concat(photos.hasFailed ? 'photos' : [])
    .join()
  const done = useMemo(() => completedSteps(values, refused.split(',')), [values, refused])
  return { begins, offered, values, read, photos, issue, done }
}

type PetText = Pick<PetForm, 'name' | 'description'>

/** Why staff would look at a text before it is seen. @param stands text that is not checked again until it changes */
export const issueOf = (text: PetText, ownerRole: Role, stands: PetText | null): TextIssue | null =>
  stands && isSamePetText(text, stands) ? null : checkText(`${text.name}\n${text.description}`, ownerRole)

/** Current values of uncontrolled fields, for rendering. */
function useLiveValues(form: RefObject<HTMLFormElement | null>, initial: PetFormValues) {
  const [values, setValues] = useState(initial)
  const read = (): PetFormValues => {
    const now = form.current ? readPetForm(new FormData(form.current)) : values
    setValues(now)
    return now
  }
  const pickUp = useEffectEvent(read)
  // Pick up input made before hydration.
  useEffect(() => {
    pickUp()
  }, [])
  return { values, read }
}

type OnSubmit = (event: SubmitEvent<HTMLFormElement>) => unknown

const PHOTO_FIELDS = ['photos', 'uploads']

function usePhotos({ formProps, trigger }: PetActionForm) {
  const [photos, setPhotos] = useState<PhotoFieldState | null>(null)
  const [early, setEarly] = useState(false)
  const problem = photos?.problem ?? null
  const isUploading = photos !== null && photos.pending > 0
  const submit = useWaitingSubmit(formProps.ref, isUploading)

  /** Says what else is wrong now, not when the photos are there. @returns whether it is nothing. */
  const checkOthers = async (form: HTMLFormElement) => {
    const wrong = wrongFields(readPetForm(new FormData(form))).filter((name) => !PHOTO_FIELDS.includes(name))
    if (wrong.length > 0) await trigger(wrong)
    return wrong.length === 0
  }

  return {
    cover: photos?.cover ?? null,
    warning: early ? (problem ?? undefined) : undefined,
    hasFailed: problem !== null,
    submit,
    hear: (state: PhotoFieldState) => {
      setPhotos(state)
      if (state.problem === null) setEarly(false)
    },
    /** Sends the form once its photos are uploaded, which would be lost otherwise; not while one has failed. */
    guard:
      (onSubmit: OnSubmit): OnSubmit =>
      (event) => {
        if (!isUploading && problem === null) return onSubmit(event)
        event.preventDefault()
        const form = event.currentTarget
        if (problem !== null) flushSync(() => setEarly(true))
        return checkOthers(form).then((isRight) => {
          if (isRight && problem === null) submit.wait()
          else focusFirstError(form)
        })
      },
  }
}

function wrongFields({ fields, tags, uploads }: PetFormValues): string[] {
  const { error } = petFormSchema.safeParse({ ...fields, tags, uploads })
  return error?.issues.map(({ path }) => String(path[0])) ?? []
}

const NEEDED: Record<Exclude<StepId, 'compania'>, readonly string[]> = {
  fotos: ['photos', 'uploads'],
  'quien-es': ['type', 'name', 'breedId', 'colorId', 'gender', 'age'],
  'como-es': ['size', 'coat'],
  salud: ['health', 'castrated', 'houseTrained', 'specialNeeds'],
  historia: ['description'],
}

/**
 * The optional step 'compania' is complete with any answer or a later step, so a valid form shows no gap.
 * @param refused fields that are wrong by more than the schema
 */
export function completedSteps(values: PetFormValues, refused: readonly string[] = []): Set<StepId> {
  const { fields } = values
  const wrong = new Set([...wrongFields(values), ...refused])
  const right = Object.entries(NEEDED).filter(([, names]) => !names.some((name) => wrong.has(name)))
  const done = new Set(right.map(([id]) => id as StepId))
  if (fields.children || fields.dogs || fields.cats || done.has('historia')) done.add('compania')
  return done
}
