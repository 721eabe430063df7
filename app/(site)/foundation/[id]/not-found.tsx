import { FoundationMissing } from '@/components/foundations/foundation-missing'

/** Replaces `Missing` after hydration and for client navigation. */
export default function FoundationNotFound() {
  return <FoundationMissing />
}
