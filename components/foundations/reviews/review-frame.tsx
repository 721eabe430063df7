import type { ReactNode } from 'react'
import { SmallFoundationAvatar } from '@/components/ui/foundation-avatar/small-foundation-avatar'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { FoundationDto } from '@/lib/foundations/dto'
import { foundationPath } from '@/lib/text/routes'

export function ReviewFrame({
  foundation,
  title,
  lead,
  children,
}: {
  foundation: FoundationDto
  title: string
  lead?: string
  children: ReactNode
}) {
  const { id, name, place } = foundation
  return (
    <div className="mx-auto grid w-wrap max-w-170 grid-cols-1 gap-6 py-5 pb-16 lg:py-8 lg:pb-20">
      <div>
        <TextLink
          href={foundationPath(id)}
          prefetch
          look="quiet"
          className="inline-flex min-h-11 items-center gap-2 print:hidden"
        >
          <Icon name="arrow-left" size={18} />
          Regresar
        </TextLink>
        <h1 className="text-title wrap-anywhere">{title}</h1>
        {lead && <p className="mt-2.5 text-lead text-pretty text-ink-2">{lead}</p>}
      </div>
      <div className="flex items-center gap-4 cramped:flex-wrap">
        <SmallFoundationAvatar foundation={foundation} className="size-18 shrink-0 rounded-card" />
        <p className="min-w-0">
          <b className="block font-display text-[1.25rem] leading-tight font-bold wrap-anywhere">{name}</b>
          <span className="text-ink-2">
            {place.city}, {place.country}
          </span>
        </p>
      </div>
      {children}
    </div>
  )
}
