'use client'

import { AgreeBox } from '@/components/forms/agree-box'
import { FormMessage } from '@/components/forms/form-message'
import { PrivacyLine } from '@/components/forms/privacy-line'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { FieldError, TextAreaField } from '@/components/ui/field'
import { offerStoryAction } from '@/lib/adoption/story-offers/actions'
import { offerWords, photoLabel } from '@/lib/adoption/story-offers/copy'
import { MAX_STORY, offerStorySchema } from '@/lib/adoption/story-offers/schema'
import { STORY_VERSION } from '@/lib/people/consents/purposes'
import { checkInPhotoPath } from '@/lib/text/adoption-routes'
import type { CheckInDay } from '@/lib/text/vocabulary'

/** Nothing is ticked beforehand: what is public is what somebody chose. */
export function OfferStoryForm({
  requestId,
  pet,
  days,
}: {
  requestId: number
  pet: { name: string | null }
  /** Check-ins that have a photo, by their day. */
  days: readonly CheckInDay[]
}) {
  const form = useActionForm(offerStorySchema, offerStoryAction, {}, { keptAs: `historia-${requestId}` })
  const words = offerWords(pet)
  const error = form.errorOf('photos')
  return (
    <form {...form.formProps} className="grid min-w-0 gap-5">
      <FormMessage form={form} />
      <input type="hidden" name="requestId" value={requestId} />
      <TextAreaField
        label={words.text}
        hint={`${words.hint} Hasta ${MAX_STORY} caracteres.`}
        {...form.field('text')}
        rows={6}
        className="field-sizing-content min-h-40"
      />
      {days.length > 0 && (
        <fieldset className="grid min-w-0 gap-2.5">
          <legend className="mb-2 text-small font-semibold">{words.photos}</legend>
          <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
            {days.map((day) => (
              <label
                key={day}
                className="grid cursor-pointer gap-2 rounded-card border-[1.5px] border-field p-2 has-checked:border-monte has-checked:bg-monte-tint"
              >
                <img
                  src={checkInPhotoPath(requestId, day)}
                  alt=""
                  loading="lazy"
                  className="aspect-4/3 w-full rounded-control object-cover"
                />
                <span className="flex min-h-11 items-center gap-2.5 text-small">
                  <input
                    type="checkbox"
                    name="photos[]"
                    value={day}
                    defaultChecked={form.lists?.photos?.includes(String(day))}
                    className="size-6 shrink-0 cursor-pointer accent-monte"
                  />
                  {photoLabel(day)}
                </span>
              </label>
            ))}
          </div>
          <FieldError id="campo-photos-error" error={error} />
        </fieldset>
      )}
      <AgreeBox field={form.field('named')} value="si" label={words.named} />
      <AgreeBox field={form.field('consent')} value={String(STORY_VERSION)} label={words.consent}>
        <PrivacyLine />
      </AgreeBox>
      <SubmitButton pending={form.pending}>Enviar la historia</SubmitButton>
    </form>
  )
}
