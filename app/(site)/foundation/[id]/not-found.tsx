import { FoundationMissing } from '@/components/foundations/foundation-missing'

/** What `Missing` is replaced by once scripts run, and what a link inside the site leads to. */
export default function FoundationNotFound() {
  return <FoundationMissing />
}
