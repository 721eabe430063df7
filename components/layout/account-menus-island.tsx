'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { refreshSessionHint } from '@/components/viewer/session-hint'
import { signedInPart } from '@/components/viewer/signed-in-part'

const useMenus = signedInPart(() =>
  import('@/components/layout/account-menus-island.signed-in').then((module) => module.AccountMenus),
)

/** The menus of somebody who is signed in, once they are there; until then `children`. */
export function AccountMenusIsland({ children }: { children: ReactNode }) {
  const Menus = useMenus()
  const pathname = usePathname()
  // Signing in and out lead to another page, without loading it anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is the reason to look again.
  useEffect(refreshSessionHint, [pathname])
  return Menus ? <Menus /> : children
}
