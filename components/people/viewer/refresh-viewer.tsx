'use client'

import { useEffect } from 'react'
import { viewerQueries } from './use-viewer'

/** Where a personal page shows a change: other pages must not say what was true before. @param of what has changed */
export function RefreshViewer({ of }: { of: string }) {
  useEffect(() => {
    if (of) void viewerQueries.invalidateQueries(undefined, { cancelRefetch: false })
  }, [of])
  return null
}
