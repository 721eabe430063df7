import { redirect } from 'next/navigation'
import { SPONSOR } from '@/lib/routes'

/** There is nothing to confirm until somebody can donate. */
export default function SponsorConfirmPage(): never {
  redirect(SPONSOR)
}
