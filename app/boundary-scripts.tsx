'use client'

import './(account)/error'
import './(auth)/error'
import './(link)/error'
import './(site)/error'
import './(staff)/error'
import './global-error'
import '@/components/site/layout/not-found-panel'

/**
 * Error boundaries and the page for unknown addresses, which every page names as it may have to show them: imported here, they
 * are in the script of the root layout, instead of one request each, most with the panel once more. The bundler leaves out modules
 * that only re-export, so each `error.tsx` has a default export of its own.
 */
export function BoundaryScripts() {
  return null
}
