'use client'

import type { Route } from 'next'
import type { ComponentProps, SyntheticEvent } from 'react'
import { LinkButton } from '@/components/ui/button'
import { HOME } from '@/lib/text/routes'

/** Pages on the way in and out of an account: nobody wants to come back to them. */
const ON_THE_WAY = /^\/(login|register|reset|email-confirm|email-confirmed|ingresar|correo)(\/|$)/

/**
 * A link to the login or the registration that leads back to this page, or to what a form of it names as
 * `data-way-back`; before hydration, and without JavaScript, a plain one.
 */
export function WayIn({
  path,
  ...rest
}: { path: (callbackUrl: string | null) => Route } & Omit<ComponentProps<typeof LinkButton>, 'href'>) {
  // Set when it is pressed, also for a new tab: the header outlives its page.
  const leadBack = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    const input = document.querySelector<HTMLElement>('[data-way-back]')?.dataset.wayBack
    currentTarget.href = path(input ?? wayBack(location))
  }
  return <LinkButton {...rest} href={path(null)} onPointerDown={leadBack} onClick={leadBack} />
}

/** The login checks it (`safeCallback`). @returns null where there is nothing to come back to */
function wayBack({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  if (ON_THE_WAY.test(pathname)) return new URLSearchParams(search).get('callbackUrl')
  return pathname === HOME ? null : pathname + search
}
