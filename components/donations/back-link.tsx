import type { Route } from 'next'
import Link from 'next/link'
import { Icon } from '@/components/ui/icon'

/** 'Regresar' (specification, section 2). */
export const BackLink = ({ href }: { href: Route }) => (
  <Link
    href={href}
    prefetch={false}
    className="inline-flex min-h-11 items-center gap-2 font-semibold text-monte hover:underline"
  >
    <Icon name="arrow-left" size={19} />
    Regresar
  </Link>
)
