import { redirect } from 'next/navigation'
import { SPONSOR } from '@/lib/routes'

/** No donations to confirm yet. A route: a prerendered page that redirects repeats its `Location` when revalidated. */
export function GET(): never {
  redirect(SPONSOR)
}
