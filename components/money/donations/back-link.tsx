import type { Route } from 'next'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'

/** 'Regresar' (specification, section 2). */
export const BackLink = ({ href }: { href: Route }) => (
  <TextLink href={href} look="quiet" className="inline-flex min-h-11 items-center gap-2 print:hidden">
    <Icon name="arrow-left" size={19} />
    Regresar
  </TextLink>
)
