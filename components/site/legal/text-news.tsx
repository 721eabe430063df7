'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextLink } from '@/components/ui/links/text-link'
import { useOnChange } from '@/components/ui/use-on-change'
import { keepToldTextsAction } from '@/lib/people/told-texts/actions'
import { type ToldTextsInput, toldTextsSchema } from '@/lib/people/told-texts/schema'
import type { TextNews as News } from '@/lib/text/legal/text-news'

/** Outlives personal pages, which Back restores from the router's memory. */
let known = ''

/** What is new in the legal texts, until the person says that they know. @param newest what they say it of */
export function TextNews({ news, newest }: { news: readonly News[]; newest: ToldTextsInput }) {
  const form = useActionForm(toldTextsSchema, keepToldTextsAction)
  const versions = `${newest.toldPrivacy} ${newest.toldTerms}`
  const isDone = form.answer.status === 'done'
  useOnChange(isDone, () => {
    if (!isDone) return
    known = versions
    // The button that had the focus is gone.
    document.getElementById('contenido')?.focus()
  })
  if (isDone || known === versions) return null
  return (
    <div className="mx-auto mt-6 grid w-wrap gap-3 rounded-card bg-mist px-5 py-4 text-small">
      <div role="status">
        {news.map(({ sentence, links }) => (
          <p key={sentence}>
            {sentence}{' '}
            {links.map(({ label, path }) => (
              <TextLink key={path} href={path} look="padded" className="mr-4 inline-block">
                {label}
              </TextLink>
            ))}
          </p>
        ))}
      </div>
      <form {...form.formProps} className="grid justify-items-start gap-3">
        <FormMessage form={form} />
        <input type="hidden" name="toldPrivacy" value={newest.toldPrivacy} />
        <input type="hidden" name="toldTerms" value={newest.toldTerms} />
        <SubmitButton size="md" variant="ghost" pending={form.pending}>
          Entendido
        </SubmitButton>
      </form>
    </div>
  )
}
