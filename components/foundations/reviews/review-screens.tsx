import type { ReactNode } from 'react'
import { LogOutButton } from '@/components/people/accounts/log-out-button'
import { ResendForm } from '@/components/people/accounts/resend-form'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { SmallFoundationAvatar } from '@/components/ui/foundation-avatar/small-foundation-avatar'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { FoundationDto } from '@/lib/foundations/dto'
import { REVIEW_REFUSALS, REVIEW_SENT } from '@/lib/moderation/reviews/copy'
import type { ReviewObstacle } from '@/lib/moderation/reviews/dto'
import { DASHBOARD_REVIEWS, foundationPath, reviewPath } from '@/lib/text/routes'
import { PublishedDialog } from './published-dialog'

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

export function ReviewRefused({
  why,
  foundation,
  email,
}: {
  why: ReviewObstacle
  foundation: FoundationDto
  email: string
}) {
  const { title, text } = REVIEW_REFUSALS[why]
  return (
    <ReviewFrame foundation={foundation} title={title} lead={text}>
      <div className="flex flex-wrap items-start gap-2.5">
        <MainExit why={why} foundation={foundation} email={email} />
        <LinkButton href={foundationPath(foundation.id)} variant="ghost">
          Ver la fundación
        </LinkButton>
      </div>
    </ReviewFrame>
  )
}

function MainExit({ why, foundation, email }: Parameters<typeof ReviewRefused>[0]): ReactNode {
  if (why === 'own') return <LinkButton href={DASHBOARD_REVIEWS}>Responder comentarios</LinkButton>
  if (why === 'unconfirmed') return <ResendForm email={email} callbackUrl={reviewPath(foundation.id)} />
  return why === 'staff' ? <LogOutButton /> : null
}

/** A dialog over a page that says the same without JavaScript. */
export function ReviewSent({ foundation: { id, name } }: { foundation: FoundationDto }) {
  return (
    <div className="mx-auto w-wrap py-7 lg:py-11">
      <EmptyPanel
        level="h1"
        title={REVIEW_SENT}
        text={`Gracias: ayuda a otras familias y a ${name}. Puedes editarlo o eliminarlo desde su página.`}
        action={<LinkButton href={foundationPath(id)}>Ver la fundación</LinkButton>}
      />
      <PublishedDialog foundationId={id} name={name} />
    </div>
  )
}
