import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PhotoCredits } from '@/components/site/content/photo-credits'
import { env } from '@/lib/platform/env'
import { HOME } from '@/lib/text/routes'

export const metadata: Metadata = {
  title: 'Fotos de la demostración',
  robots: { index: false, follow: false },
}
export const dynamic = 'force-dynamic'

/** Who took the photos of the demo's pets. Redirects home where there is no demo. */
export default function PhotoCreditsPage() {
  if (env.STAND_INS !== 'allow') redirect(HOME)
  return <PhotoCredits />
}
