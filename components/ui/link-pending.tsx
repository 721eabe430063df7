'use client'

import { useLinkStatus } from 'next/link'

/**
 * Stands inside a link and marks it (`data-pending`) while the page it leads to is on its way: on a slow line a tap would
 * otherwise seem to have done nothing. Styles show it; whoever follows a link by ear hears the new page instead.
 */
export function LinkPending() {
  const { pending } = useLinkStatus()
  return <i hidden data-pending={pending || undefined} />
}
