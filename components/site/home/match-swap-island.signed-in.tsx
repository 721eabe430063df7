'use client'

import type { ReactNode } from 'react'
import { useViewer } from '@/components/people/viewer/use-viewer'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { FOR_YOU } from '@/lib/text/routes'

/** Replaces the offer of the match test by its results, in the same space. */
export function MatchSwap({ children }: { children: ReactNode }) {
  if (!useViewer()?.match) return children
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <div className="invisible">{children}</div>
      <div>
        <p className="mt-2.5 mb-5 max-w-[23em] text-body text-monte-soft">
          Ya respondiste el test: mira las mascotas ordenadas para ti y en qué coinciden contigo.
        </p>
        <LinkButton href={FOR_YOU} variant="mango">
          <Icon name="sparkles" size={19} />
          Ver mascotas para ti
        </LinkButton>
      </div>
    </div>
  )
}
