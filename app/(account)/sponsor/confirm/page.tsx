import type { Metadata } from 'next'
import { DonationResult, ResultFrame } from '@/components/money/donations/donation-result'
import { LinkButton } from '@/components/ui/button'
import { NOT_YOURS } from '@/lib/money/donations/copy'
import { outcomeOf } from '@/lib/money/donations/operations/outcome'
import { donorNumber } from '@/lib/money/donations/queries'
import { findOwnDonation } from '@/lib/money/donations/result-queries'
import { createContext } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { isPrefetch } from '@/lib/platform/http/prefetch'
import { requestHeaders } from '@/lib/platform/runtime'
import { getSession } from '@/lib/platform/session/session'
import { readId } from '@/lib/text/params'
import { donationResultPath, HOME, loginPath, SPONSOR } from '@/lib/text/routes'
import { firstName, fullName } from '@/lib/text/text'

export const metadata: Metadata = { title: 'Tu donación' }

type Query = { donacion?: string | string[]; cancelada?: string | string[] }

/** Answers the donor alone; others, and made-up numbers, learn nothing. */
export default async function DonationPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { donacion, cancelada } = await searchParams
  const id = readId(donacion)
  const session = await getSession()
  const ctx = createContext(session?.actor ?? { kind: 'anonymous' })
  const donation = session && id !== null ? await findOwnDonation(ctx.db, id, session.account.id) : null
  if (!session || !donation) return <NotYours id={id} isSignedIn={session !== null} />
  const { account } = session
  // A write on GET: coming back by this link is what closes the payment page. Idempotent, and not for prefetches.
  const left = cancelada === '1' && !isPrefetch(await requestHeaders())
  return (
    <DonationResult
      donation={donation}
      outcome={await outcomeOf(ctx, donation, left)}
      donor={{
        number: donorNumber({ ...donation, donorId: account.id }),
        name: firstName(account.name),
        fullName: fullName(account),
        email: account.email,
        countryId: account.countryId ?? '',
        role: account.role,
      }}
      site={env.SITE_URL}
    />
  )
}

const NotYours = ({ id, isSignedIn }: { id: number | null; isSignedIn: boolean }) => (
  <ResultFrame art={{ src: '/art/cut-gato.webp', tone: 'bg-mist-2' }} {...NOT_YOURS}>
    <div className="mt-6 grid gap-2.5 md:flex md:flex-wrap md:justify-center">
      {!isSignedIn && id !== null && (
        <LinkButton href={loginPath(donationResultPath(id))}>Iniciar Sesión</LinkButton>
      )}
      <LinkButton href={HOME} variant={isSignedIn ? 'solid' : 'ghost'}>
        Volver al inicio
      </LinkButton>
      <LinkButton href={SPONSOR} variant="ghost">
        Donar a una fundación
      </LinkButton>
    </div>
  </ResultFrame>
)
