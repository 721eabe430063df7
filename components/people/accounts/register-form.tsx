'use client'

import { type CountryChoice, CountryCityFields } from '@/components/forms/country-city-fields'
import { FormMessage } from '@/components/forms/form-message'
import { keepInput } from '@/components/forms/kept-input'
import { PasswordField, PasswordRules } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { keepsSecrets, useActionForm } from '@/components/forms/use-action-form'
import { classNames } from '@/components/ui/class-names'
import { TextField } from '@/components/ui/field'
import { Link } from '@/components/ui/links/link'
import { registerAction } from '@/lib/people/accounts/actions'
import { registrationFormSchema } from '@/lib/people/accounts/name-schema'
import type { CityOption } from '@/lib/platform/catalog/city-options'
import { CONTACT, PRIVACY, REGISTER, registerPath, TERMS } from '@/lib/text/routes'
import type { Role } from '@/lib/text/vocabulary'
import { CheckedEmailField } from './checked-email-field'
import { FoundationFields } from './foundation-fields'
import { RoleChoice } from './role-choice'

const OF_FOUNDATIONS = ['foundationName', 'document'] as const

/** Under which name the tab keeps a registration that was sent. */
const SENT = 'registro-enviado'

/** Without JavaScript it is shown once the page knows the country. */
export function RegisterForm({
  countries,
  country,
  cities,
  likely,
  callbackUrl,
  role: likelyRole,
  isCorrection,
}: {
  countries: CountryChoice[]
  country: string
  cities: CityOption[]
  /** A pet whose city, of `country`, is chosen already. */
  likely?: { name: string; cityId: number }
  callbackUrl: string | null
  /** Undefined where either may register. */
  role?: Role
  /** Of an address that was mistyped: begins with what was sent. */
  isCorrection: boolean
}) {
  const form = useActionForm(
    registrationFormSchema,
    registerAction,
    likely ? { cityId: String(likely.cityId) } : {},
    {
      keptAs: isCorrection ? SENT : 'registro',
      onMoved: () => form.formProps.ref.current && keepInput(SENT, form.formProps.ref.current),
    },
  )
  const { field } = form
  const password = field('password')
  const role = field('role')
  const isFoundationWrong = OF_FOUNDATIONS.some((name) => field(name).error)

  return (
    <form {...form.formProps} className={classNames('group/form grid gap-5', !country && 'noscript:hidden')}>
      <FormMessage form={form}>
        {form.answer.values && (
          <p className={classNames('text-small', keepsSecrets(form.answer) && 'hidden noscript:block')}>
            Escribe de nuevo tu contraseña
            <span className="hidden noscript:inline">
              {' '}
              y, si eres una fundación, vuelve a elegir tu documento
            </span>
            : por tu seguridad no se conserva. Lo demás sigue aquí.
          </p>
        )}
      </FormMessage>
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <RoleChoice
        {...role}
        defaultValue={role.defaultValue ?? likelyRole}
        onChange={(event) => {
          role.onChange(event)
          // Clear foundation errors when the role changes.
          if (isFoundationWrong) form.trigger([...OF_FOUNDATIONS])
        }}
      />
      <FoundationFields field={field} />
      <div className="grid gap-5 sm:grid-cols-2">
        <p className="text-ink-2 can-has:hidden group-has-[[value=fundation]:checked]/form:block sm:col-span-2">
          Cuéntanos también quién eres: tus datos como persona de contacto de la fundación.
        </p>
        <TextField label="Nombres" autoComplete="given-name" {...field('name')} />
        <TextField label="Apellidos" autoComplete="family-name" {...field('lastName')} />
      </div>
      <CountryCityFields
        countries={countries}
        country={country}
        cities={cities}
        changePath={callbackUrl === null ? REGISTER : `${registerPath(callbackUrl)}&pais=`}
        field={field}
      />
      {likely && (
        <p className="-mt-2.5 text-small text-ink-2">
          Es la ciudad de {likely.name}. Cámbiala si vives en otra.
        </p>
      )}
      <CheckedEmailField form={form} />
      <PasswordField
        label="Contraseña"
        autoComplete="new-password"
        hint={
          <PasswordRules
            typed={form.watch('password')}
            owner={{ email: form.watch('email'), name: form.watch('name'), lastName: form.watch('lastName') }}
          />
        }
        {...password}
        onChange={(event) => {
          password.onChange(event)
          // Revalidate the matching password field.
          if (form.wasTouched('confirmPassword')) form.trigger('confirmPassword')
        }}
      />
      <PasswordField
        what="confirmación de la contraseña"
        label="Confirmar contraseña"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <SubmitButton pending={form.pending}>Crear cuenta</SubmitButton>
      <p className="text-fine text-ink-2">
        Al crear tu cuenta aceptas los{' '}
        <Link href={TERMS} className="underline">
          términos
        </Link>
        ; qué datos guardamos y para qué está en{' '}
        <Link href={PRIVACY} className="underline">
          Privacidad
        </Link>
        . ¿Dudas?{' '}
        <Link href={CONTACT} className="underline">
          Escríbenos
        </Link>
        .
      </p>
    </form>
  )
}
