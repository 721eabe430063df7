import { RequestMissing } from '@/components/adoption/requests/request-missing'

export default function RequestNotFound() {
  return <RequestMissing />
}
