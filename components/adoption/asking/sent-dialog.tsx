'use client'

import { LinkButton } from '@/components/ui/button'
import { TimedDialog } from '@/components/ui/dialog/timed-dialog'
import { Icon } from '@/components/ui/icon/icon'
import { HOME, requestPath } from '@/lib/text/routes'

/** Over the page that says the same to browsers without JavaScript. */
export function SentDialog({
  requestId,
  photo,
  title,
  text,
}: {
  requestId: number
  photo: string
  title: string
  text: string
}) {
  return (
    <TimedDialog title={title} next={HOME}>
      <div className="order-first mb-2 flex items-end justify-center">
        <img src={photo} alt="" width={92} height={92} className="size-23 rounded-full object-cover" />
        <span className="-ml-6 grid size-16 place-items-center rounded-full border-4 border-white bg-monte-tint text-monte-dark">
          <Icon name="check" />
        </span>
      </div>
      <p className="text-ink-2">{text}</p>
      <LinkButton href={requestPath(requestId)} size="big" className="mt-4">
        Ver mi solicitud
      </LinkButton>
    </TimedDialog>
  )
}
