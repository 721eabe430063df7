import type { LinkedCheckInDto } from '@/lib/adoption/check-ins/dto'
import type { OwnStoryDto } from '@/lib/adoption/stories/dto'
import { type Clock, formatDay } from '@/lib/text/dates'
import { WithdrawStory, WithdrawStoryByLink } from './withdraw-story'

/** What an adopter told, and one button to take it back. */
export function OwnStory({ story, place }: { story: OwnStoryDto; place: Clock }) {
  const { text, publishedAt, offeredAt, requestId } = story
  return (
    <section aria-label="Tu historia" className="grid gap-4 rounded-box bg-monte-tint p-5 lg:p-6">
      <p className="font-semibold">
        {publishedAt
          ? `Publicada el ${formatDay(publishedAt, place)}`
          : `La enviaste el ${formatDay(offeredAt, place)}: nuestro equipo la lee y te escribe`}
      </p>
      <blockquote className="whitespace-pre-line wrap-anywhere">{text}</blockquote>
      <WithdrawStory requestId={requestId} />
      <p className="text-small text-ink-2">
        Al retirarla deja de verse en el momento, con sus fotos, y la borramos. Tu respuesta y tus fotos
        siguen en la solicitud, donde las ven solo ustedes dos.
      </p>
    </section>
  )
}

/** On the page of a check-in: a story that was told is taken back there, too, without a login. */
export function LinkedStory({
  token,
  checkIn: { story, pet },
}: {
  token: string
  checkIn: LinkedCheckInDto
}) {
  if (story !== 'offered' && story !== 'published') return null
  return (
    <section aria-label="Tu historia" className="grid gap-3 rounded-box bg-mist p-5">
      <p className="text-pretty wrap-anywhere">
        {story === 'published'
          ? `La historia que contaste de ${pet.name} es pública. Si la retiras, deja de verse en el momento.`
          : `Contaste una historia de ${pet.name}, que nuestro equipo todavía no publica. La puedes retirar.`}
      </p>
      <WithdrawStoryByLink token={token} />
    </section>
  )
}
