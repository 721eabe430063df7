'use client'

import type { Route } from 'next'
import { useSignedIn } from '@/components/people/viewer/session-hint'
import { LinkButton } from '@/components/ui/button'

/** In a tab that still asks for a confirmation, once another one has it and is signed in. */
export function ConfirmedElsewhere({ href, label }: { href: Route; label: string }) {
  const isSignedIn = useSignedIn()
  return (
    <div
      role="status"
      className="mb-5 grid gap-3 rounded-card bg-monte-tint p-4.5 empty:mb-0 empty:-mt-1 empty:p-0"
    >
      {isSignedIn && (
        <>
          <p className="font-semibold text-monte-dark">Listo: confirmaste tu correo y ya entraste.</p>
          <LinkButton href={href} size="big">
            {label}
          </LinkButton>
        </>
      )}
    </div>
  )
}
