'use client'

import { useViewer } from '@/components/people/viewer/use-viewer'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/links/link'
import type { WaitingStripDto } from '@/lib/adoption/waiting/dto'
import { DASHBOARD } from '@/lib/text/routes'
import { STRIP_SIZE } from './strip-size'

/** The most urgent of what waits; where nothing does, a greeting in its place. */
export function WaitingStrip() {
  const viewer = useViewer()
  if (!viewer) return <div className={STRIP_SIZE} />
  const strip = viewer.waiting?.strip
  if (strip) return <StripLink {...strip} look="bg-maiz text-maiz-deep" />
  const greeting = viewer.name ? `Hola, ${viewer.name}` : 'Hola'
  return (
    <StripLink
      text={greeting}
      action="Ver tu resumen"
      href={DASHBOARD}
      look="bg-monte-tint text-monte-dark"
    />
  )
}

function StripLink({ text, action, href, look }: WaitingStripDto & { look: string }) {
  return (
    <Link
      href={href}
      className={classNames(
        STRIP_SIZE,
        'group flex items-center gap-3 overflow-hidden rounded-[1.125rem] px-4 text-small leading-snug cramped:flex-wrap cramped:gap-y-1 cramped:py-3 lg:w-fit lg:min-w-96',
        look,
      )}
    >
      <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere cramped:line-clamp-none cramped:basis-full">
        {text}
      </span>
      <span className="shrink-0 font-semibold cramped:shrink underline underline-offset-4 group-hover:no-underline">
        {action}
      </span>
    </Link>
  )
}
