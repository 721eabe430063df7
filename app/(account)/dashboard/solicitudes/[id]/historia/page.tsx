import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OfferStoryForm } from '@/components/adoption/stories/offer-story-form'
import { OwnStory } from '@/components/adoption/stories/own-story'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { TextLink } from '@/components/ui/links/text-link'
import { offerWords, STORY_REFUSALS } from '@/lib/adoption/story-offers/copy'
import { findStoryOffer } from '@/lib/adoption/story-offers/queries'
import { accountIdOf } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { requireSession } from '@/lib/platform/session/session'
import { storyPath } from '@/lib/text/adoption-routes'
import { UNAVAILABLE_LISTING } from '@/lib/text/copy/block'
import { parseId } from '@/lib/text/params'
import { DASHBOARD_REQUESTS_SENT, OWN_CONSENTS, requestPath } from '@/lib/text/routes'
import type { AdoptionStatus } from '@/lib/text/vocabulary'

const ADOPTED: readonly AdoptionStatus[] = ['concluida', 'devuelta']

export const metadata: Metadata = { title: 'Final feliz' }

/** For the adopter alone, also of an adoption that did not last; 404 for everybody else, and where there never was one. */
export default async function StoryPage({ params }: { params: Promise<{ id: string }> }) {
  const requestId = parseId((await params).id)
  if (requestId === null) notFound()
  const { actor } = await requireSession(storyPath(requestId))
  const adopterId = accountIdOf(actor)
  const { db, now } = createContext(actor)
  const offer = await findStoryOffer(db, { adopterId, requestId, now })
  if (!offer || !(offer.story || ADOPTED.includes(offer.status))) notFound()
  const { pet, photos, story, verdict } = offer
  const words = offerWords(pet)
  return (
    <div className="mx-auto w-wrap pb-12">
      <Breadcrumb
        crumbs={[
          { label: 'Solicitudes', href: DASHBOARD_REQUESTS_SENT },
          { label: pet.name ?? UNAVAILABLE_LISTING, href: requestPath(requestId) },
          { label: 'Final feliz' },
        ]}
      />
      <div className="mx-auto mt-4 grid max-w-[34rem] gap-6">
        <div>
          <h1 className="text-title wrap-anywhere">{story ? words.told : words.title}</h1>
          {!story && (
            <p className="mt-2.5 text-pretty text-ink-2 wrap-anywhere">
              {verdict === 'may' ? words.lead : STORY_REFUSALS[verdict]}
            </p>
          )}
        </div>
        {verdict === 'stopped' && <TextLink href={OWN_CONSENTS}>Ver tus permisos</TextLink>}
        {story && <OwnStory story={story} place={pet} />}
        {verdict === 'may' && (
          <OfferStoryForm requestId={requestId} pet={pet} days={photos.map(({ day }) => day)} />
        )}
      </div>
    </div>
  )
}
