import { FoundationMissing } from '@/components/foundations/foundation-missing'

export default function ReviewNotFound() {
  return <FoundationMissing />
}
