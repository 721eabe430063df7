'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

/** For Safari's pages on the home screen, which only the browser can tell from a view inside an app. */
export function InstalledOnly({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  return useSyncExternalStore(neverChanges, isInstalled, () => false) ? children : otherwise
}

const neverChanges = () => () => {}
/** Safari's own property, of iPhones and iPads. */
const isInstalled = () => 'standalone' in navigator && navigator.standalone === true
