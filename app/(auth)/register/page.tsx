import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CountryStep } from '@/components/forms/country-city-fields'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { ProviderChoice } from '@/components/people/accounts/provider-button'
import { RegisterForm } from '@/components/people/accounts/register-form'
import { TextLink } from '@/components/ui/links/text-link'
import { registerText } from '@/lib/people/destinations/copy'
import { offerProvider } from '@/lib/people/oidc/offer'
import { getDestination } from '@/lib/pets/destination'
import { getCities, getCountries } from '@/lib/platform/catalog/cache'
import { cityOptions } from '@/lib/platform/catalog/city-options'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { findWayOn } from '@/lib/platform/session/session'
import { ADOPTION, HOME, loginPath, QUIZ, REGISTER, registerPath } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Registro' }

/** Only people adopt: whoever comes from there registers as a person. */
const isForAdopters = (path: string) => [ADOPTION, QUIZ].some((page) => path.split('?')[0] === page)

type Parameter = 'pais' | 'callbackUrl' | 'corregir'
type Props = { searchParams: Promise<Partial<Record<Parameter, string | string[]>>> }

export default async function RegisterPage({ searchParams }: Props) {
  const { pais, callbackUrl, corregir } = await searchParams
  const back = safeCallback(callbackUrl)
  const onward = await findWayOn(back)
  if (onward) redirect(onward)
  const destination = await getDestination(back)
  const countries = (await getCountries()).map(({ id, name }) => ({ id, name }))
  // Most people adopt where they live. An empty parameter asks for another country.
  const likely = pais === undefined && destination.names.purpose !== 'donate' ? destination.pet : null
  const country = countries.find(({ id }) => id === (likely?.place.countryId ?? pais))?.id ?? ''
  return (
    <AuthLayout
      title="Crea tu cuenta"
      illustration="hound"
      destination={destination}
      says={registerText(destination.names)}
      lead={
        <>
          ¿Ya tienes una?{' '}
          <TextLink look="padded" href={loginPath(back)}>
            Inicia sesión
          </TextLink>
        </>
      }
    >
      <ProviderChoice offer={await offerProvider(registerPath, back)} callbackUrl={back ?? HOME} />
      {!country && <CountryStep path={REGISTER} countries={countries} callbackUrl={back ?? undefined} />}
      <RegisterForm
        countries={countries}
        country={country}
        cities={country ? cityOptions(await getCities(country)) : []}
        likely={likely ? { name: likely.name, cityId: likely.place.cityId } : undefined}
        callbackUrl={back}
        role={back !== null && isForAdopters(back) ? 'user' : undefined}
        isCorrection={corregir !== undefined}
      />
    </AuthLayout>
  )
}
