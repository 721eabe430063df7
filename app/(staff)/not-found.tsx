import { NotFoundPanel } from '@/components/layout/not-found-panel'

export default function StaffNotFound() {
  return <NotFoundPanel />
}
