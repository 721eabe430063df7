'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { textLinkClass } from '@/components/ui/links/text-link'
import { loginPath } from '@/lib/text/routes'

/** Signing in in another tab keeps what was typed. */
export const SignInElsewhere = () => (
  <p data-sign-in-elsewhere className="text-small">
    <SignInTab /> y vuelve a intentarlo.
  </p>
)

/** The login in another tab, which leads to the page that has the link. */
export function SignInTab() {
  const query = useSearchParams()?.toString()
  const path = usePathname()
  return (
    <a
      href={loginPath(query ? `${path}?${query}` : path)}
      target="_blank"
      rel="noreferrer"
      className={textLinkClass('inherit')}
    >
      Inicia sesión en otra pestaña
    </a>
  )
}
