'use client'

import type { ReactNode } from 'react'
import { z } from 'zod'
import { FileField } from '@/components/forms/file-field'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { changePictureAction, removePictureAction } from '@/lib/people/accounts/actions'
import { pictureSchema } from '@/lib/people/accounts/schema'

const NOTHING = z.object({})

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
  return (
    <div className="flex flex-wrap items-start gap-5">
      {children ??
        (picture && (
          <img src={picture} alt={alt} width={96} height={96} className="size-24 rounded-full object-cover" />
        ))}
      <div className="grid min-w-[min(15rem,100%)] grow grid-cols-1 gap-4">
        <ChangeForm />
        {picture && <RemoveForm />}
      </div>
    </div>
  )
}

function ChangeForm() {
  const form = useActionForm(pictureSchema, changePictureAction)
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormMessage form={form} />
      <FileField
        label="Foto"
        hint="JPG, PNG, WebP o HEIC de hasta 12 MB."
        accept="image/*"
        {...form.field('photo')}
      />
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
