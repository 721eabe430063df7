import { DecisionForm } from '@/components/moderation/staff/decision-form'
import { CASE_COLUMNS, type CaseProps, Facts } from '@/components/moderation/staff/desk-parts'
import { TextLink } from '@/components/ui/links/text-link'
import type { StoryCaseDto } from '@/lib/moderation/staff/stories/dto'
import { storyCasePhotoPath } from '@/lib/text/adoption-routes'
import { formatMoment } from '@/lib/text/dates'
import { revealedText } from '@/lib/text/revealed-text'
import { accountModerationPath } from '@/lib/text/routes'
import { StoryBadge } from './story-table'

/** One story at the staff desk, as everybody would read it, and what to decide. @param countryId whose time the reader has */
export function StoryCase({ found, asksPassword, countryId }: CaseProps & { found: StoryCaseDto }) {
  const { id, pet, text, name, city, publisher, adopterId, photos, offeredAt, publishedAt, isShown } = found
  return (
    <div className={CASE_COLUMNS}>
      <div className="grid min-w-0 content-start gap-8">
        <section aria-labelledby="historia">
          <h2 id="historia" className="mb-4 text-panel wrap-anywhere">
            {revealedText(pet)}
          </h2>
          <p className="whitespace-pre-line wrap-anywhere">{revealedText(text)}</p>
          <ul className="mt-5 grid gap-3 sm:grid-cols-2">
            {photos.map((checkInId) => (
              <li key={checkInId}>
                <img
                  src={storyCasePhotoPath(id, checkInId)}
                  alt={`Foto de ${pet} en su casa`}
                  className="w-full rounded-card"
                />
              </li>
            ))}
          </ul>
        </section>
        {!publishedAt && <DecisionForm decision="publishStory" about={{ id }} asksPassword={asksPassword} />}
        <DecisionForm
          decision="removeStory"
          about={{ id, seen: publishedAt ? 'published' : 'offered' }}
          asksPassword={asksPassword}
          {...(publishedAt && { title: 'Retirar la historia', button: 'Retirar la historia' })}
        />
      </div>
      <section aria-label="De qué se trata" className="grid content-start gap-4 rounded-card bg-mist p-5">
        <div>
          <StoryBadge publishedAt={publishedAt} isShown={isShown} />
        </div>
        <Facts
          facts={[
            ['Se muestra', [name ?? 'Sin nombre', city ?? 'sin ciudad'].join(', ')],
            [
              'Cuenta',
              <TextLink key="account" href={accountModerationPath(adopterId)} look="padded">
                N.º {adopterId}
              </TextLink>,
            ],
            ['La dio', revealedText(publisher)],
            ['Enviada', formatMoment(offeredAt, countryId)],
            ...(publishedAt ? [['Publicada', formatMoment(publishedAt, countryId)] as const] : []),
          ]}
        />
      </section>
    </div>
  )
}
