'use client'

import { useRouter } from 'next/navigation'
import { FormMessage } from '@/components/forms/form-message'
import { PasswordField, UsernameField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { CheckedEmailField } from '@/components/people/accounts/checked-email-field'
import { DeletionWord } from '@/components/people/accounts/deletion-word'
import { NewPasswordFields } from '@/components/people/accounts/new-password-fields'
import { showToast } from '@/components/ui/toaster'
import { useOnChange } from '@/components/ui/use-on-change'
import {
  cancelEmailChangeAction,
  changeEmailAction,
  changePasswordAction,
  signOutElsewhereAction,
} from '@/lib/people/accounts/actions'
import type { PasswordOwner } from '@/lib/people/accounts/guessable-words'
import {
  changeEmailSchema,
  changeEmailWithPasswordSchema,
  changePasswordSchema,
  deleteAccountSchema,
} from '@/lib/people/accounts/schema'
import { unlinkIdentityAction } from '@/lib/people/oidc/actions'
import { type IdentityDto, unlinkIdentitySchema } from '@/lib/people/oidc/dto'
import { deleteAccountAction } from '@/lib/privacy/actions'
import { formatDay } from '@/lib/text/dates'
import { NOTHING } from '@/lib/text/schema'

/** @param asked the e-mail that waits for its confirmation */
export function EmailForm({ hasPassword, asked }: { hasPassword: boolean; asked: string | null }) {
  const form = useActionForm(
    hasPassword ? changeEmailWithPasswordSchema : changeEmailSchema,
    changeEmailAction,
  )
  const { field } = form
  return (
    <div className="grid gap-5">
      {asked && <AskedChange email={asked} />}
      <form {...form.formProps} className="grid gap-5">
        <FormMessage form={form} />
        <CheckedEmailField label="Nuevo correo" form={form} />
        {hasPassword && (
          <PasswordField
            id="clave-del-correo"
            what="contraseña para cambiar el correo"
            label="Tu contraseña"
            autoComplete="current-password"
            {...field('password')}
          />
        )}
        <SubmitButton pending={form.pending}>Cambiar correo</SubmitButton>
      </form>
    </div>
  )
}

function AskedChange({ email }: { email: string }) {
  const form = useActionForm(NOTHING, cancelEmailChangeAction)
  return (
    <form {...form.formProps} className="grid gap-3 rounded-2xl bg-mist px-4.5 py-3.5">
      <FormMessage form={form} />
      <p className="wrap-anywhere">
        Abre el enlace que enviamos a <span className="font-semibold">{email}</span>: dura 24 horas, y tu
        correo cambia cuando lo confirmes ahí. Si no llega, mira en la carpeta de correo no deseado.
      </p>
      <SubmitButton pending={form.pending} variant="ghost">
        No cambiar mi correo
      </SubmitButton>
    </form>
  )
}

/** Asks for the current one, unless the account has only the external provider. */
export function PasswordForm({ hasPassword, owner }: { hasPassword: boolean; owner: PasswordOwner }) {
  const form = useActionForm(changePasswordSchema, changePasswordAction)
  const { field } = form
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <UsernameField email={owner.email} />
      {hasPassword && (
        <PasswordField
          what="contraseña actual"
          label="Contraseña actual"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
      )}
      <NewPasswordFields form={form} owner={owner} />
      <SubmitButton pending={form.pending}>Cambiar contraseña</SubmitButton>
    </form>
  )
}

export function OtherSessionsForm() {
  const form = useActionForm(NOTHING, signOutElsewhereAction)
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <SubmitButton pending={form.pending} variant="ghost">
        Cerrar sesión en otros dispositivos
      </SubmitButton>
    </form>
  )
}

export function DeleteAccountForm({ hasPassword }: { hasPassword: boolean }) {
  const form = useActionForm(deleteAccountSchema, deleteAccountAction)
  const { field } = form
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <DeletionWord field={field('confirmation')} />
      {hasPassword && (
        <PasswordField
          what="contraseña para eliminar la cuenta"
          label="Tu contraseña"
          autoComplete="current-password"
          {...field('password')}
        />
      )}
      <SubmitButton pending={form.pending} variant="danger">
        Eliminar mi cuenta
      </SubmitButton>
    </form>
  )
}

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
