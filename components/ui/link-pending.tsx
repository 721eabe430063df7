'use client'

import { useLinkStatus } from 'next/link'

/** Marks the link around it (`data-pending`) while its page loads: on a slow line a tap would seem to do nothing. */
export function LinkPending() {
  const { pending } = useLinkStatus()
  return <i hidden data-pending={pending || undefined} />
}
