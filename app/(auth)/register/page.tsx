import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CountryStep } from '@/components/forms/country-city-fields'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { RegisterForm } from '@/components/people/accounts/register-form'
import { TextLink } from '@/components/ui/links/text-link'
import { getCities, getCountries } from '@/lib/platform/catalog/cache'
import { cityOptions } from '@/lib/platform/catalog/city-options'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { getSession } from '@/lib/platform/session/session'
import { ADOPTION, HOME, loginPath, QUIZ, REGISTER } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Registro' }

/** Only people adopt: whoever comes from there registers as a person. */
const isForAdopters = (path: string) => [ADOPTION, QUIZ].some((page) => path.split('?')[0] === page)

type Props = { searchParams: Promise<{ pais?: string | string[]; callbackUrl?: string | string[] }> }

export default async function RegisterPage({ searchParams }: Props) {
  const { pais, callbackUrl } = await searchParams
  const back = safeCallback(callbackUrl)
  if (await getSession()) redirect(back ?? HOME)
  const countries = (await getCountries()).map(({ id, name }) => ({ id, name }))
  const country = countries.find(({ id }) => id === pais)?.id ?? ''
  return (
    <AuthLayout
      title="Crea tu cuenta"
      illustration="hound"
      lead={
        <>
          ¿Ya tienes una?{' '}
          <TextLink look="padded" href={loginPath(back)}>
            Inicia sesión
          </TextLink>
        </>
      }
    >
      {!country && <CountryStep path={REGISTER} countries={countries} callbackUrl={back ?? undefined} />}
      <RegisterForm
        countries={countries}
        country={country}
        cities={country ? cityOptions(await getCities(country)) : []}
        callbackUrl={back}
        role={back !== null && isForAdopters(back) ? 'user' : undefined}
      />
    </AuthLayout>
  )
}
