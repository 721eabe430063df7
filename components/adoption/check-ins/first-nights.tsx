import { TextLink } from '@/components/ui/links/text-link'
import type { LinkedCheckInDto } from '@/lib/adoption/check-ins/dto'
import { nightHelp } from '@/lib/adoption/check-ins/first-nights'
import { articlePath, latestMessagesPath } from '@/lib/text/routes'

/** What to do in the first nights, folded by worry, and whom to ask; where the question is that of day 2. */
export function FirstNights({ checkIn: { pet, publisher, requestId } }: { checkIn: LinkedCheckInDto }) {
  return (
    <section aria-labelledby="primeras-noches" className="grid min-w-0 gap-2 text-left">
      <h2 id="primeras-noches" className="text-card">
        Si algo te preocupa estas noches
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {nightHelp(pet).map(({ worry, advice, article }) => (
          <details key={worry}>
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-monte">
              {worry}
            </summary>
            <p className="pb-2 text-small text-pretty text-ink-2">{advice}</p>
            {article && (
              <TextLink
                href={articlePath(article)}
                className="mb-1 inline-flex min-h-11 items-center text-small"
              >
                Leer más
                <span className="sr-only"> sobre “{worry}”</span>
              </TextLink>
            )}
          </details>
        ))}
      </div>
      <p className="text-small text-ink-2 wrap-anywhere">
        {publisher} ya conoce a {pet.name}: también le puedes preguntar.{' '}
        <TextLink
          href={latestMessagesPath(requestId)}
          className="inline-flex min-h-11 items-center align-middle"
        >
          Escribirle a {publisher}
        </TextLink>
      </p>
    </section>
  )
}
