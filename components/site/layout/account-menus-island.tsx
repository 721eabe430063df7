'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { refreshSessionHint } from '@/components/people/viewer/session-hint'
import { signedInIsland } from '@/components/people/viewer/signed-in-island'
import { useOnChange } from '@/components/ui/use-on-change'

const useMenus = signedInIsland(() =>
  import('./account-menus-island.signed-in').then((module) => module.AccountMenus),
)

export function AccountMenusIsland({ children }: { children: ReactNode }) {
  const Menus = useMenus()
  // Signing in and out are client-side navigations: reread the cookie on each.
  useOnChange(usePathname(), refreshSessionHint)
  return Menus ? <Menus /> : children
}
