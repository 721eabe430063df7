import type { ReactNode } from 'react'
import { LogOutButton } from '@/components/people/accounts/log-out-button'
import { ResendForm } from '@/components/people/accounts/resend-form'
import { LinkButton } from '@/components/ui/button'
import type { FoundationDto } from '@/lib/foundations/dto'
import { REVIEW_REFUSALS } from '@/lib/moderation/reviews/copy'
import type { ReviewObstacle } from '@/lib/moderation/reviews/dto'
import { DASHBOARD_REVIEWS, foundationPath, reviewPath } from '@/lib/text/routes'
import { ReviewFrame } from './review-frame'

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
