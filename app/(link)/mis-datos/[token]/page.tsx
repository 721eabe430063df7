import type { Metadata } from 'next'
import { SuspendedData } from '@/components/dashboard/suspended-data'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { listDueSums } from '@/lib/money/donations/total-queries'
import { SUSPENSION_LINK_DAYS } from '@/lib/people/accounts/suspension-links'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { lossSentences } from '@/lib/privacy/copy'
import { countLosses } from '@/lib/privacy/departure-queries'
import { findLinkedSuspended } from '@/lib/privacy/suspended-operations'

export const metadata: Metadata = { title: 'Mis datos', robots: { index: false, follow: false } }

/** Where suspended and blocked people download their data. Opening the link changes nothing. */
export default async function SuspendedDataPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const { db, now } = createContext(ANONYMOUS)
  const account = await findLinkedSuspended(db, token, now)
  const losses = account ? lossSentences(await countLosses(db, account.id, now)) : []
  const dueSums = account ? await listDueSums(db, account.id) : []
  return (
    <div className="mx-auto w-wrap max-w-160 py-5 pb-11 lg:py-10 lg:pb-16">
      {account ? (
        <SuspendedData token={token} account={account} losses={losses} dueSums={dueSums} />
      ) : (
        <EmptyPanel
          level="h1"
          title="Este enlace ya no sirve"
          text={`Vale ${SUSPENSION_LINK_DAYS} días y mientras la cuenta está suspendida o bloqueada. Con «¿Olvidaste tu contraseña?» te enviamos otro.`}
        />
      )}
    </div>
  )
}
