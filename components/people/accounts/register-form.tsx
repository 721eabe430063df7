'use client'

import type { ComponentProps } from 'react'
import { type CountryChoice, CountryCityFields } from '@/components/forms/country-city-fields'
import { FormMessage } from '@/components/forms/form-message'
import { keepInput } from '@/components/forms/kept-input'
import { PasswordField, PasswordRules } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { keepsSecrets, useActionForm } from '@/components/forms/use-action-form'
import { classNames } from '@/components/ui/class-names'
import { FieldError, TextField } from '@/components/ui/field'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { registerAction } from '@/lib/people/accounts/actions'
import { registrationFormSchema } from '@/lib/people/accounts/name-schema'
import type { CityOption } from '@/lib/platform/catalog/city-options'
import { CONTACT, PRIVACY, REGISTER, registerPath, TERMS } from '@/lib/text/routes'
import type { Role } from '@/lib/text/vocabulary'
import { CheckedEmailField } from './checked-email-field'
import { FoundationFields } from './foundation-fields'

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

const CHOICES: { value: Role; icon: IconName; title: string; text: string }[] = [
  {
    value: 'user',
    icon: 'paw-print',
    title: 'Persona',
    text: 'Para adoptar o dar en adopción una mascota.',
  },
  {
    value: 'fundation',
    icon: 'house',
    title: 'Fundación',
    text: 'Para refugios y fundaciones que rescatan.',
  },
]

function RoleChoice({
  error,
  defaultValue,
  ...radio
}: { name: string; error?: string; defaultValue?: string } & Pick<
  ComponentProps<'input'>,
  'ref' | 'onChange' | 'onBlur'
>) {
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error && 'campo-role-error'}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 text-small font-semibold">¿Qué cuenta quieres crear?</legend>
      <div className="grid grid-cols-2 gap-3 cramped:grid-cols-1">
        {CHOICES.map(({ value, icon, title, text }) => (
          <label
            key={value}
            className={`relative grid content-start gap-1 rounded-card border-[1.5px] p-4 transition-colors hover:bg-mist has-checked:border-monte has-checked:bg-monte-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-monte ${error ? 'border-guayaba' : 'border-field'}`}
          >
            <input
              type="radio"
              value={value}
              defaultChecked={defaultValue === value}
              className="peer absolute top-4 right-4 size-5 accent-monte outline-none"
              {...radio}
            />
            <Icon name={icon} size={26} strokeWidth={1.8} className="mb-1 text-monte" />
            <span className="font-semibold">{title}</span>
            <span className="text-fine text-ink-2">{text}</span>
          </label>
        ))}
      </div>
      <FieldError id="campo-role-error" error={error} />
    </fieldset>
  )
}
