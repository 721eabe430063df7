import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import {
  CERTIFICATE_LINK,
  concludedAt,
  firstDays,
  isSettling,
  welcome,
} from '@/lib/adoption/requests/celebration'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { CONCLUDED } from '@/lib/adoption/requests/status'
import { readingOf } from '@/lib/adoption/requests/status-copy'
import type { Side } from '@/lib/adoption/requests/transitions'
import type { PetCardDto } from '@/lib/pets/dto'
import { certificatePath, storyPath } from '@/lib/text/adoption-routes'
import { formatDay } from '@/lib/text/dates'
import { PET_CARE, sharePetPath } from '@/lib/text/routes'
import { firstName } from '@/lib/text/text'
import { RequestBadge } from './request-badge'

/** The day that all of this was for: the news, something to keep, something to show, and what to do now. */
export function Celebration({
  request,
  now,
  canTell,
}: {
  request: RequestDetailDto
  now: Date
  canTell: boolean
}) {
  const { id, status, side, adopter, pet } = request
  const { news, thanks } = CONCLUDED[side]
  const said = news(readingOf(request, firstName(adopter.name)))
  const at = concludedAt(request)
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3 overflow-hidden rounded-box bg-monte-tint p-5 lg:p-6">
      <RequestBadge status={status} />
      <h2 className="text-panel text-monte-dark wrap-anywhere">
        {side === 'adopter' ? welcome(request) : said}
      </h2>
      <div className="h-50 w-full overflow-hidden rounded-card">
        <PetPhoto photo={pet.photo} pet={pet} sizes="(min-width: 64rem) 21rem, 90vw" />
      </div>
      <p className="text-pretty text-ink-2 wrap-anywhere">
        {side === 'adopter' && `${said} `}
        {thanks}
        {at && <span className="block text-small">Adopción del {formatDay(at, pet.place)}.</span>}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <LinkButton
          href={certificatePath(id)}
          variant="ghost"
          size="md"
          className="max-w-full bg-white whitespace-normal"
        >
          <Icon name="file-text" size={18} />
          {CERTIFICATE_LINK[side]}
        </LinkButton>
        {side === 'adopter' && canTell && (
          <LinkButton href={storyPath(id)} variant="ghost" size="md" className="bg-white">
            <Icon name="heart-handshake" size={18} />
            Su final feliz
          </LinkButton>
        )}
        {pet.public && (
          <LinkButton href={sharePetPath(pet.id)} variant="ghost" size="md" className="bg-white">
            <Icon name="share-2" size={18} />
            Compartir
            <span className="sr-only"> la noticia de {pet.name}</span>
          </LinkButton>
        )}
      </div>
      {isSettling(at, now) && <FirstDays pet={pet} side={side} />}
    </div>
  )
}

/** Something to hold on to in the happiest moment: what to do now. */
function FirstDays({ pet, side }: { pet: PetCardDto; side: Side }) {
  return (
    <section aria-labelledby="primeros-dias" className="mt-2 grid gap-2">
      <h3 id="primeros-dias" className="text-card">
        {side === 'owner' ? 'Para que llegue bien' : `Los primeros días con ${pet.name}`}
      </h3>
      <ul className="grid gap-2 text-small">
        {firstDays(pet, side).map((line) => (
          <li key={line} className="flex gap-2">
            <Icon name="circle-check" size={18} className="mt-px shrink-0 text-monte" />
            <span className="min-w-0 wrap-anywhere">{line}</span>
          </li>
        ))}
      </ul>
      {side === 'adopter' && (
        <TextLink href={PET_CARE} className="inline-flex min-h-11 w-fit items-center text-small">
          Más sobre su cuidado
        </TextLink>
      )}
    </section>
  )
}
