import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { TestPayment } from '@/components/money/donations/test-payment'
import { findDonationOfCheckout } from '@/lib/money/donations/result-queries'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { standInPayments } from '@/lib/platform/integrations/payments/provider'
import { HOME } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Pago de prueba', robots: { index: false, follow: false } }
export const dynamic = 'force-dynamic'

const CHECKOUT_ID = /^[\w-]{1,100}$/

/** Redirects home where real payments are made. */
export default async function TestPaymentPage({
  searchParams,
}: {
  searchParams: Promise<{ sesion?: string | string[] }>
}) {
  if (!standInPayments) redirect(HOME)
  const { sesion } = await searchParams
  const donation =
    typeof sesion === 'string' && CHECKOUT_ID.test(sesion)
      ? await findDonationOfCheckout(createContext(ANONYMOUS).db, sesion)
      : null
  if (!donation) notFound()
  return <TestPayment donation={donation} />
}
