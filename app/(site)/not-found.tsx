import { NotFoundPanel } from '@/components/site/layout/not-found-panel'

export default function SiteNotFound() {
  return <NotFoundPanel />
}
