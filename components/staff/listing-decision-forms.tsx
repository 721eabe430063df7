'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextAreaField } from '@/components/ui/field'
import { releaseListingAction, removeListingAction } from '@/lib/staff/actions'
import { releaseListingSchema, removeListingSchema } from '@/lib/staff/schema'

const LOOK = 'grid gap-4 rounded-card border border-line p-5'

interface Seen {
  petId: number
  /** The state that the page shows. */
  seen: string
}

/** What staff can do about a listing that waits for them. */
export function ListingDecisionForms({ isHidden, ...listing }: Seen & { isHidden: boolean }) {
  return (
    <>
      <ReleaseForm {...listing} label={isHidden ? 'Publicar de nuevo' : 'Dejar publicada'} />
      <RemoveForm {...listing} />
    </>
  )
}

function ReleaseForm({ petId, seen, label }: Seen & { label: string }) {
  const form = useActionForm(releaseListingSchema, releaseListingAction)
  return (
    <form {...form.formProps} className={LOOK}>
      <FormMessage form={form} />
      <input type="hidden" name="petId" value={petId} />
      <input type="hidden" name="seen" value={seen} />
      <TextAreaField
        label="Nota para el equipo (opcional)"
        rows={2}
        {...form.field('reason')}
        id="nota-publicar"
      />
      <SubmitButton pending={form.pending}>{label}</SubmitButton>
    </form>
  )
}

function RemoveForm({ petId, seen }: Seen) {
  const form = useActionForm(removeListingSchema, removeListingAction)
  return (
    <form {...form.formProps} className={LOOK}>
      <FormMessage form={form} />
      <input type="hidden" name="petId" value={petId} />
      <input type="hidden" name="seen" value={seen} />
      <TextAreaField
        label="Motivo"
        hint="Quien la publicó lo recibe por correo."
        rows={4}
        {...form.field('reason')}
        id="motivo-retirar"
      />
      <SubmitButton pending={form.pending} variant="danger">
        Retirar
      </SubmitButton>
    </form>
  )
}
