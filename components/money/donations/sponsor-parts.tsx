import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'

/** 'Regresar' (specification, section 2). */
export const BackLink = ({ href }: { href: Route }) => (
  <TextLink href={href} look="quiet" className="inline-flex min-h-11 items-center gap-2 print:hidden">
    <Icon name="arrow-left" size={19} />
    Regresar
  </TextLink>
)

/** Why a donation is for others than were named. */
export const RecipientNote = ({ children }: { children: ReactNode }) => (
  <p className="mt-5 flex max-w-160 gap-3 rounded-2xl bg-mist px-4 py-3.5 text-small">
    <Icon name="info" size={20} className="mt-0.5 shrink-0 text-monte" />
    <span className="wrap-anywhere">{children}</span>
  </p>
)
