'use client'

import { EditedRecord } from '@/components/forms/edited-record'
import { FormMessage } from '@/components/forms/form-message'
import { FreshForm } from '@/components/forms/fresh-form'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextField } from '@/components/ui/field'
import { textLinkClass } from '@/components/ui/links/text-link'
import { changeSlugAction } from '@/lib/foundations/actions'
import { slugSchema } from '@/lib/foundations/schema'
import { recordVersion } from '@/lib/platform/forms/record'

/** Earlier names of the short link keep working. */
export const SlugForm = ({ slug }: { slug: string }) => (
  <FreshForm version={recordVersion({ slug })}>
    <Fields slug={slug} />
  </FreshForm>
)

function Fields({ slug }: { slug: string }) {
  const form = useActionForm(slugSchema, changeSlugAction, { slug })
  return (
    <details
      className="group print:hidden"
      open={['invalid', 'failed'].includes(form.answer.status) || undefined}
    >
      <summary
        className={textLinkClass('underlined', 'inline-flex min-h-11 cursor-pointer items-center text-small')}
      >
        Cambiar el nombre del enlace
      </summary>
      <form {...form.formProps} className="mt-2 grid justify-items-start gap-4">
        <FormMessage form={form} />
        <EditedRecord form={form} record={{ slug }} />
        <div className="w-full">
          <TextField
            label="Nombre del enlace"
            hint="Letras sin tilde, números y guiones. El enlace anterior seguirá llevando a tu página."
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            {...form.field('slug')}
          />
        </div>
        <SubmitButton pending={form.pending} variant="ghost" size="md">
          Cambiar enlace
        </SubmitButton>
      </form>
    </details>
  )
}
