'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef, useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { PhotoField } from '@/components/photos/photo-field'
import { showToast } from '@/components/ui/toaster'
import type { PetCatalog } from '@/lib/catalog/pet-catalog'
import { NOTICES } from '@/lib/copy/notices'
import { updatePetAction } from '@/lib/pets/actions'
import type { EditablePetDto } from '@/lib/pets/dto'
import { editValues, type PetFormValues } from '@/lib/pets/form-values'
import { editPetSchema } from '@/lib/pets/schema'
import { ConflictHelp } from './conflict-help'
import { doneSteps } from './done-steps'
import { PetFields } from './pet-fields'
import { PublishMessage } from './publish-message'
import { useLiveValues } from './use-live-values'
import { usePhotos } from './use-photos'

/** The form of a pet that is published; on a page of its own, without JavaScript too, and in the dialog of its page. */
export function EditPetForm({
  pet,
  catalog,
  storyHint,
  path,
  fromPetPage = false,
  onSaved,
  onDirty,
}: {
  pet: EditablePetDto
  catalog: PetCatalog
  storyHint: string
  /** Where the form stands. */
  path: string
  /** Whether that is the public page of the pet, which is gone where nobody sees the pet any more. */
  fromPetPage?: boolean
  onSaved?: () => void
  /** Hears whether anything would be lost. */
  onDirty?: (dirty: boolean) => void
}) {
  const [initial] = useState(() => editValues(pet))
  const form = useActionForm(editPetSchema, updatePetAction, initial.fields)
  const { answer } = form
  const [begins] = useState<PetFormValues>(() =>
    answer.values ? { fields: answer.values, tags: [], uploads: [], ...form.lists } : initial,
  )
  const { values, read } = useLiveValues(form.formProps.ref, begins)
  const photos = usePhotos()
  const router = useRouter()
  const done = useMemo(() => doneSteps(values), [values])
  /** A newer version than the form was opened with, which its owner has decided to write over. */
  const [version, setVersion] = useState(0)

  const before = useRef('')
  const onChange = () => {
    const now = JSON.stringify(read())
    before.current ||= now
    onDirty?.(now !== before.current)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form begins with is read once.
  useEffect(onChange, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is the event.
  useEffect(() => {
    if (!answer.notice) return
    const { text, seconds } = NOTICES[answer.notice]
    showToast(text, seconds)
    form.clear()
    before.current = ''
    onChange()
    // The next save starts from this version.
    router.refresh()
    onSaved?.()
  }, [answer])

  const overwrite = (newer: number) => {
    setVersion(newer)
    form.clear()
  }

  const hashes = new Map(pet.photos.map((photo) => [photo.hash, photo]))
  return (
    <form
      {...form.formProps}
      onSubmit={photos.guard(form.formProps.onSubmit)}
      onChange={onChange}
      className="grid grid-cols-1 gap-6"
    >
      <input type="hidden" name="petId" value={pet.id} />
      <input type="hidden" name="version" value={Math.max(version, pet.version)} />
      {fromPetPage && <input type="hidden" name="fromPetPage" value="1" />}
      <PublishMessage form={form} path={path} failure="Oops! ha ocurrido un error.">
        {answer.code === 'conflict' && <ConflictHelp pet={pet} onOverwrite={overwrite} />}
      </PublishMessage>
      <div>
        <PetFields
          field={form.field}
          values={values}
          initialTags={begins.tags}
          catalog={catalog}
          done={done}
          storyHint={storyHint}
          photos={
            <PhotoField
              uploads={begins.uploads.map((id, index) => ({
                id,
                src: hashes.get(id)?.small,
                alt: `Foto ${index + 1} de ${pet.name}`,
              }))}
              name="uploads[]"
              error={photos.warning ?? form.errorOf('photos') ?? form.errorOf('uploads')}
              onChange={(state) => {
                photos.hear(state)
                onChange()
                if (form.invalid) form.trigger(['photos', 'uploads'])
              }}
            />
          }
        />
      </div>
      <div className="sticky bottom-0 z-10 -mx-5 -mb-1 border-t border-line bg-white/95 px-5 py-3 backdrop-blur-sm md:-mx-1 md:px-1">
        <SubmitButton pending={form.pending}>Guardar cambios</SubmitButton>
      </div>
    </form>
  )
}
