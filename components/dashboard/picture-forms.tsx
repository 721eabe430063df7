'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { FileField } from '@/components/forms/file-field'
import { useFocusAround } from '@/components/forms/focus-around'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { viewerQueries } from '@/components/people/viewer/use-viewer'
import { useOnChange } from '@/components/ui/use-on-change'
import { changePictureAction, removePictureAction } from '@/lib/people/accounts/actions'
import { pictureSchema } from '@/lib/people/accounts/picture-schema'
import { NOTHING } from '@/lib/text/schema'

type ActionForm = Pick<ReturnType<typeof useActionForm>, 'formProps' | 'answer' | 'pending'>

export function PictureForms({
  picture,
  alt,
  children,
}: {
  picture: string | null
  alt: string
  /** Replaces the small round picture. */
  children?: ReactNode
}) {
  const change = useActionForm(pictureSchema, changePictureAction)
  const remove = useActionForm(NOTHING, removePictureAction)
  useShownAfter(change, remove)
  useShownAfter(remove, change)
  return (
    <div className="flex flex-wrap items-start gap-5">
      {children ??
        (picture && (
          <img src={picture} alt={alt} width={96} height={96} className="size-24 rounded-full object-cover" />
        ))}
      <div className="grid min-w-[min(15rem,100%)] grow grid-cols-1 gap-4">
        {/* Above the form that goes with the picture. */}
        <FormMessage form={remove} />
        <form {...change.formProps} className="grid gap-4">
          <FormMessage form={change} />
          <FileField
            label="Foto"
            hint="JPG, PNG, WebP o HEIC de hasta 12 MB."
            accept="image/*"
            {...change.field('photo')}
          />
          <SubmitButton pending={change.pending} size="md" variant="ghost">
            Guardar foto
          </SubmitButton>
        </form>
        {picture && <RemoveForm form={remove} />}
      </div>
    </div>
  )
}

/** Shows the new picture here and in the menu, and no earlier answer of the other form. */
function useShownAfter(form: ActionForm, other: { clear: () => void }): void {
  const router = useRouter()
  useOnChange(form.answer, ({ status }) => {
    if (status !== 'done') return
    other.clear()
    router.refresh()
    viewerQueries.invalidateQueries()
  })
}

function RemoveForm({ form }: { form: ActionForm }) {
  const focusAround = useFocusAround(form.formProps.ref)
  useOnChange(form.answer, ({ status }) => status === 'done' && focusAround(true))
  return (
    <form {...form.formProps} className="grid gap-4">
      <SubmitButton pending={form.pending} size="md" variant="ghost">
        Quitar foto
      </SubmitButton>
    </form>
  )
}
