import { NotFoundPanel } from '@/components/site/layout/not-found-panel'

export default function StaffNotFound() {
  return <NotFoundPanel />
}
