import type { Metadata } from 'next'
import { ConfirmRightForm } from '@/components/privacy/rights/confirm-form'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { findLinkedRights } from '@/lib/privacy/rights/queries'
import { COUNTRY_NAMES } from '@/lib/text/copy/labels'
import { RIGHT_LABELS, RIGHTS_LINK_DAYS, RIGHTS_LINK_GONE } from '@/lib/text/copy/rights'
import { formatDay } from '@/lib/text/dates'
import { RIGHTS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Mi solicitud', robots: { index: false, follow: false } }

/** Opening the link changes nothing. */
export default async function RightsLinkPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const { db, now } = createContext(ANONYMOUS)
  const request = await findLinkedRights(db, token, now)
  return (
    <div className="mx-auto w-wrap max-w-160 py-5 pb-11 lg:py-10 lg:pb-16">
      {!request ? (
        <EmptyPanel
          level="h1"
          title={RIGHTS_LINK_GONE}
          text={`Vale ${RIGHTS_LINK_DAYS} días. Puedes hacer la solicitud otra vez.`}
          action={<LinkButton href={RIGHTS}>Hacer una solicitud</LinkButton>}
        />
      ) : request.dueAt ? (
        <EmptyPanel
          level="h1"
          tone="lila"
          title="Recibimos tu solicitud"
          text={`Te respondemos por correo a más tardar el ${formatDay(request.dueAt.toISOString(), request.countryId)}.`}
        />
      ) : (
        <div className="grid gap-6">
          <div>
            <h1 className="text-title">Confirma tu solicitud</h1>
            <p className="mt-3 text-lead text-ink-2">
              {RIGHT_LABELS[request.right]}, en {COUNTRY_NAMES[request.countryId]}. Cuenta desde que la
              confirmas.
            </p>
          </div>
          <ConfirmRightForm token={token} />
        </div>
      )}
    </div>
  )
}
