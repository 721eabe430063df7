'use client'

import { LinkButton } from '@/components/ui/button'
import { TimedDialog } from '@/components/ui/dialog/timed-dialog'
import { REVIEW_SENT } from '@/lib/moderation/reviews/copy'
import { foundationPath } from '@/lib/text/routes'

/** Specification, section 9. */
const SHOWN_MS = 2000

export function PublishedDialog({ foundationId, name }: { foundationId: number; name: string }) {
  const next = foundationPath(foundationId)
  return (
    <TimedDialog title={REVIEW_SENT} next={next} shownMs={SHOWN_MS}>
      <img
        src="/art/cut-gato.webp"
        alt=""
        width={92}
        height={92}
        className="order-first mx-auto mb-2 size-23 rounded-full bg-cielo object-cover object-top"
      />
      <p className="text-ink-2 wrap-anywhere">Te llevamos a {name}…</p>
      <LinkButton href={next} size="big" className="mt-4">
        Ver la fundación
      </LinkButton>
    </TimedDialog>
  )
}
