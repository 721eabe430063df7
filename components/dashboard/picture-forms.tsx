'use client'

import { z } from 'zod'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { controlClass, controlProps, FieldFrame } from '@/components/ui/field'
import { pictureSchema } from '@/lib/accounts/schema'
import { changePictureAction, removePictureAction } from '@/lib/profile/actions'

const NOTHING = z.object({})

/** The picture of the account: the one there is, another, or none. */
export function PictureForms({ picture }: { picture: string | null }) {
  return (
    <div className="flex flex-wrap items-start gap-5">
      {picture ? (
        <img
          src={picture}
          alt="Tu foto"
          width={96}
          height={96}
          className="size-24 rounded-full object-cover"
        />
      ) : null}
      <div className="grid min-w-60 grow gap-4">
        <ChangeForm />
        {picture && <RemoveForm />}
      </div>
    </div>
  )
}

function ChangeForm() {
  const form = useActionForm(pictureSchema, changePictureAction)
  const { name, error, ...rest } = form.field('photo')
  const texts = { label: 'Foto', name, error, hint: 'JPG, PNG o WebP de hasta 12 MB.' }
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormMessage form={form} />
      <FieldFrame texts={texts}>
        <input
          {...controlProps(texts)}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className={controlClass(
            error,
            'py-1 pl-1! text-small text-ink-2 file:mr-3 file:min-h-9.5 file:cursor-pointer file:rounded-lg file:border-0 file:bg-monte-tint file:px-4 file:font-semibold file:text-monte-dark',
          )}
          {...rest}
        />
      </FieldFrame>
      <SubmitButton pending={form.pending} size="md" variant="ghost">
        Guardar foto
      </SubmitButton>
    </form>
  )
}

function RemoveForm() {
  const form = useActionForm(NOTHING, removePictureAction)
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormMessage form={form} />
      <SubmitButton pending={form.pending} size="md" variant="ghost">
        Quitar foto
      </SubmitButton>
    </form>
  )
}
