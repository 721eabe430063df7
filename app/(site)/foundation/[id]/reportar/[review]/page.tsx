import type { Metadata } from 'next'
import { ReviewCard } from '@/components/foundations/reviews/review-card'
import { ReviewMissing } from '@/components/foundations/reviews/review-missing'
import { ReportForm } from '@/components/pets/reports/report-form'
import { Missing } from '@/components/site/layout/missing'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { getFoundation } from '@/lib/foundations/cache'
import { getReview } from '@/lib/moderation/reviews/cache'
import { parseId } from '@/lib/text/params'
import { FOUNDATIONS, foundationPath } from '@/lib/text/routes'

export function generateStaticParams() {
  return []
}

export const metadata: Metadata = { title: 'Reportar un comentario', robots: { index: false } }

interface Props {
  params: Promise<{ id: string; review: string }>
}

/** The report form of a comment on a foundation, for browsers without JavaScript. */
export default async function ReportReviewPage({ params }: Props) {
  const { id: foundationText, review: reviewText } = await params
  const [id, reviewId] = [parseId(foundationText), parseId(reviewText)]
  const foundation = id === null ? null : await getFoundation(id)
  const review = foundation && reviewId !== null ? await getReview(foundation.id, reviewId) : null
  if (!foundation || !review) return <Missing page={<ReviewMissing />} />
  return (
    <div className="mx-auto w-wrap pb-12">
      <Breadcrumb
        crumbs={[
          { label: 'Fundaciones', href: FOUNDATIONS },
          { label: foundation.name, href: foundationPath(foundation.id) },
          { label: 'Reportar' },
        ]}
      />
      <div className="mx-auto mt-4 grid max-w-[34rem] grid-cols-1 gap-6">
        <div>
          <h1 className="text-title">Reportar este comentario</h1>
          <p className="mt-2 text-ink-2">
            Nuestro equipo lo revisa, y quien lo escribió no sabrá quién avisó.
          </p>
        </div>
        <ReviewCard review={review} countryId={foundation.place.countryId} />
        <ReportForm
          subject={{ kind: 'review', foundationId: foundation.id, reviewId: review.id }}
          place="page"
        />
      </div>
    </div>
  )
}
