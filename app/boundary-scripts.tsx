'use client'

import './(account)/error'
import './(auth)/error'
import './(link)/error'
import './(site)/error'
import './(staff)/error'
import './global-error'
import '@/components/site/layout/not-found-panel'

/**
 * What every page names, as it may have to show it: in the script of the root layout by being imported here. Each would be a
 * request of its own otherwise, most with the panel once more.
 */
export function BoundaryScripts() {
  return null
}
