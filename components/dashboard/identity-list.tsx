'use client'

import { useRouter } from 'next/navigation'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { showToast } from '@/components/ui/toaster'
import { useOnChange } from '@/components/ui/use-on-change'
import { unlinkIdentityAction } from '@/lib/people/oidc/actions'
import { type IdentityDto, unlinkIdentitySchema } from '@/lib/people/oidc/dto'
import { formatDay } from '@/lib/text/dates'

interface Props {
  identities: IdentityDto[]
  /** Shown by name instead of by host. */
  provider: { issuer: string; name: string } | null
  /** Without a password the last identity cannot be unlinked. */
  hasPassword: boolean
  countryId: string
}

export function IdentityList({ identities, provider, hasPassword, countryId }: Props) {
  return (
    <ul className="grid gap-4">
      {identities.map((identity) => {
        const name = identity.issuer === provider?.issuer ? provider.name : new URL(identity.issuer).host
        return (
          <li key={identity.issuer} className="grid gap-3">
            <p>
              <span className="font-semibold text-ink">{name}</span>, desde el{' '}
              {formatDay(identity.since, countryId)}
            </p>
            {hasPassword ? (
              <UnlinkForm issuer={identity.issuer} name={name} />
            ) : (
              <p className="text-ink-2">Para desvincularlo, crea primero una contraseña.</p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function UnlinkForm({ issuer, name }: { issuer: string; name: string }) {
  const router = useRouter()
  const form = useActionForm(unlinkIdentitySchema, unlinkIdentityAction)
  useOnChange(form.answer, ({ status, message }) => {
    if (status !== 'done') return
    // With the provider goes the form, and what it says.
    if (message) showToast(message)
    router.refresh()
  })
  return (
    <form {...form.formProps} className="grid gap-3">
      <input type="hidden" name="issuer" value={issuer} />
      {form.answer.status !== 'done' && <FormMessage form={form} />}
      <SubmitButton pending={form.pending} variant="ghost">
        Desvincular {name}
      </SubmitButton>
    </form>
  )
}
