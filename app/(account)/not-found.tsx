import { NotFoundPanel } from '@/components/layout/not-found-panel'

export default function AccountNotFound() {
  return <NotFoundPanel />
}
