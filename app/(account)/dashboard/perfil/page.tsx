import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { AboutMe } from '@/components/dashboard/about-me'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { ProfileForm } from '@/components/dashboard/profile-form'
import { CountryStep } from '@/components/forms/country-city-fields'
import { listDueSums } from '@/lib/money/donations/total-queries'
import { findAskedChange } from '@/lib/people/accounts/email-change-queries'
import { findProfile } from '@/lib/people/accounts/profile-queries'
import { offerProvider } from '@/lib/people/oidc/offer'
import { findProvider } from '@/lib/people/oidc/provider'
import { listIdentities } from '@/lib/people/oidc/queries'
import { isJustProven } from '@/lib/platform/actor'
import { getCities, getCountries } from '@/lib/platform/catalog/cache'
import { cityOptions } from '@/lib/platform/catalog/city-options'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { listOwnConsents } from '@/lib/privacy/consents/queries'
import { lossSentences } from '@/lib/privacy/copy'
import { countLosses, findDeletionRefusal } from '@/lib/privacy/departure-queries'
import { DASHBOARD_PROFILE, loginPath, withQuery } from '@/lib/text/routes'
import { profilePath } from '@/lib/text/sign-in-routes'

export const metadata: Metadata = { title: 'Sobre Mí' }

/** Without JavaScript the URL sets the country: `?pais=ECU` lists its cities, any other value asks for a country. */
export default async function AboutMePage({
  searchParams,
}: {
  searchParams: Promise<{ pais?: string | string[]; callbackUrl?: string | string[] }>
}) {
  const { db, now, shell, account, actor } = await loadDashboard(DASHBOARD_PROFILE)
  const profile = await findProfile(db, account.id)
  if (!profile) notFound()
  const provider = findProvider()
  const { pais, callbackUrl } = await searchParams
  const back = safeCallback(callbackUrl) ?? undefined
  const countries = await getCountries()
  const chosen = countries.find(({ id }) => id === pais)?.id
  const country = chosen ?? profile.countryId ?? ''
  const asksForCountry = country === '' || (pais !== undefined && !chosen)
  return (
    <DashboardShell {...shell} title="Sobre Mí">
      <AboutMe
        account={account}
        justProven={isJustProven(actor)}
        identities={await listIdentities(db, account.id)}
        consents={await listOwnConsents(db, account)}
        askedEmail={await findAskedChange(db, account.id, now)}
        dueSums={await listDueSums(db, account.id)}
        deletionRefusal={await findDeletionRefusal(db, account.id, now)}
        losses={lossSentences(await countLosses(db, account.id, now))}
        offer={await offerProvider(loginPath, DASHBOARD_PROFILE)}
        provider={provider && { issuer: provider.issuer, name: provider.name }}
        profile={
          <>
            {asksForCountry && (
              <CountryStep path={DASHBOARD_PROFILE} countries={countries} callbackUrl={back} />
            )}
            <ProfileForm
              isFoundation={account.role === 'fundation'}
              profile={profile}
              countries={countries}
              country={country}
              cities={cityOptions(await getCities(country))}
              changePath={withQuery(profilePath(back ?? null), 'pais=')}
              callbackUrl={back}
            />
          </>
        }
      />
    </DashboardShell>
  )
}
