import { NotFoundPanel } from '@/components/site/layout/not-found-panel'

/** The segment above says that there is no such foundation. */
export default function ExpensesNotFound() {
  return <NotFoundPanel />
}
