import { compareWithMatch, type Reader } from '@/lib/people/matches/compare'
import { fullName, publisherName } from '@/lib/text/text'
import { type ContactDto, type MessageFactsDto, NO_MESSAGES, type RequestedPetDto } from './dto'
import { sharesContacts } from './policy'
import type { RequestRow } from './row-queries'
import type { Side } from './transitions'

/** @param messages by request; absent where there are none */
export const requestDto = (
  { request: { id, status, reason, createdAt, updatedAt, ownerRemindedAt } }: RequestRow,
  messages: ReadonlyMap<number, MessageFactsDto>,
) => ({
  id,
  status,
  reason,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ownerRemindedAt: ownerRemindedAt?.toISOString() ?? null,
  messages: messages.get(id) ?? NO_MESSAGES,
})

export const adopterDto = ({ adopter }: RequestRow) => ({
  name: fullName(adopter),
  city: adopter.city,
  country: adopter.country,
})

export const publisherDto = ({ owner }: RequestRow) => ({
  ownerId: owner.id,
  frozen: !owner.active,
  publisher: publisherName(owner),
  isFoundation: owner.foundation !== null,
})

/** How the pet fits what its adopter was looking for when asking; null without a match test. */
export function comparisonOf({ request, pet }: RequestRow, card: RequestedPetDto, reader: Reader) {
  const { coat, specialNeeds } = pet
  return request.match && compareWithMatch({ ...card, coat, specialNeeds }, request.match, reader)
}

/** The other side's contacts, where both have agreed to share them and staff have not suspended that side since. */
export function contactFor(side: Side, { request, adopter, owner }: RequestRow): ContactDto | null {
  if (!sharesContacts(request.status)) return null
  const { active, phone, email, phonePrefix } = side === 'owner' ? adopter : owner
  if (!active) return null
  const name = side === 'owner' ? fullName(adopter) : (owner.foundation ?? fullName(owner))
  return { name, phone, email, phonePrefix }
}
