import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import type { FoundationDto } from '@/lib/foundations/dto'
import { REVIEW_SENT } from '@/lib/moderation/reviews/copy'
import { foundationPath } from '@/lib/text/routes'
import { PublishedDialog } from './published-dialog'

/** A dialog over a page that says the same without JavaScript. */
export function ReviewSent({ foundation: { id, name } }: { foundation: FoundationDto }) {
  return (
    <div className="mx-auto w-wrap py-7 lg:py-11">
      <EmptyPanel
        level="h1"
        title={REVIEW_SENT}
        text={`Gracias: ayuda a otras familias y a ${name}.`}
        action={<LinkButton href={foundationPath(id)}>Ver la fundación</LinkButton>}
      />
      <PublishedDialog foundationId={id} name={name} />
    </div>
  )
}
