'use client'

import { useEffect } from 'react'
import { viewerQueries } from './use-viewer'

/** Other pages must not say what was true before. */
export function RefreshViewer({ of }: { of: string }) {
  useEffect(() => {
    if (of) void viewerQueries.invalidateQueries(undefined, { cancelRefetch: false })
  }, [of])
  return null
}
