'use client'

import { CountryCityFields } from '@/components/forms/country-city-fields'
import { EditedRecord } from '@/components/forms/edited-record'
import { FormMessage } from '@/components/forms/form-message'
import { FreshForm } from '@/components/forms/fresh-form'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { viewerQueries } from '@/components/people/viewer/use-viewer'
import { TextField } from '@/components/ui/field'
import { updateProfileAction } from '@/lib/people/accounts/actions'
import type { ProfileDto } from '@/lib/people/accounts/dto'
import { profileFormSchemaFor, profileRecord } from '@/lib/people/accounts/name-schema'
import type { CityOption } from '@/lib/platform/catalog/city-options'
import type { CountryDto } from '@/lib/platform/catalog/dto'
import { recordVersion } from '@/lib/platform/forms/record'

interface Props {
  /** Names of foundations may contain digits. */
  isFoundation: boolean
  profile: ProfileDto
  countries: CountryDto[]
  country: string
  cities: CityOption[]
  /** URL for choosing a country without JavaScript. */
  changePath: string
  /** Redirect target after saving; undefined to stay here. */
  callbackUrl?: string
}

/** The e-mail address is not changed here. */
export const ProfileForm = (props: Props) => (
  <FreshForm version={recordVersion(profileRecord(props.profile))}>
    <Fields {...props} />
  </FreshForm>
)

function Fields({ isFoundation, profile, countries, country, cities, changePath, callbackUrl }: Props) {
  const form = useActionForm(
    profileFormSchemaFor({ ...profile, role: isFoundation ? 'fundation' : 'user' }),
    updateProfileAction,
    {
      name: profile.name,
      lastName: profile.lastName,
      phone: profile.phone ?? '',
      address: profile.address ?? '',
      countryId: country,
      cityId: profile.countryId === country ? String(profile.cityId ?? '') : '',
    },
    // The menu greets by the name.
    { onMoved: () => void viewerQueries.invalidateQueries() },
  )
  const { field } = form
  const chosen = form.watch('countryId') ?? country
  const prefix = countries.find(({ id }) => id === chosen)?.phonePrefix
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <EditedRecord form={form} record={profileRecord(profile)} />
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Nombres" autoComplete="given-name" {...field('name')} />
        <TextField label="Apellidos" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField
        label="Teléfono (opcional)"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={prefix && `${prefix} …`}
        {...field('phone')}
      />
      <CountryCityFields
        countries={countries}
        country={country}
        cities={cities}
        changePath={changePath}
        field={field}
      />
      <TextField
        label="Dirección (opcional)"
        autoComplete="street-address"
        hint={
          isFoundation
            ? 'Se ve en la página de la fundación.'
            : 'No se muestra en tus publicaciones ni en tus solicitudes.'
        }
        {...field('address')}
      />
      <SubmitButton pending={form.pending}>Guardar cambios</SubmitButton>
    </form>
  )
}
