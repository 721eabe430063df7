import type { LinkedCheckInDto } from '@/lib/adoption/check-ins/dto'
import { WithdrawStoryByLink } from './withdraw-story'

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
