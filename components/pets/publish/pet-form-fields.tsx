import { PhotoField } from '@/components/photos/field/photo-field'
import type { PetCatalog } from '@/lib/platform/catalog/pet-catalog'
import type { Role } from '@/lib/text/vocabulary'
import { PetFields } from './pet-fields'
import type { PetActionForm, usePetForm } from './use-pet-form'

export function PetFormFields({
  form,
  state: { begins, values, photos, done },
  pictureOf,
  catalog,
  ownerRole,
  onChange,
}: {
  form: PetActionForm
  state: ReturnType<typeof usePetForm>
  /** URL of an initial photo; undefined for one that is only an upload yet. */
  pictureOf?: (id: string, index: number) => { src?: string; alt: string }
  catalog: PetCatalog
  ownerRole: Role
  /** Runs on changes of the photos; those of fields bubble to the form. */
  onChange: () => void
}) {
  return (
    <div>
      <PetFields
        field={form.field}
        values={values}
        initialTags={begins.tags}
        tagsError={form.errorOf('tags')}
        catalog={catalog}
        done={done}
        ownerRole={ownerRole}
        photos={
          <PhotoField
            uploads={begins.uploads.map((id, index) => ({ id, ...pictureOf?.(id, index) }))}
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
  )
}
