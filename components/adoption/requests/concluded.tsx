import { TextLink } from '@/components/ui/links/text-link'
import { concludedAt, isDoubtable } from '@/lib/adoption/requests/celebration'
import { publisherWords } from '@/lib/adoption/requests/copy'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { ifNotHomeYet } from '@/lib/text/copy/fraud-warnings'
import { reportConversationPath } from '@/lib/text/routes'
import { firstName } from '@/lib/text/text'
import { Celebration } from './celebration'
import { SmallContactBox } from './contact-box'
import { ConversationLink } from './conversation-link'

export function Concluded({
  request,
  now,
  showsNews,
  canTell,
}: {
  request: RequestDetailDto
  now: Date
  showsNews: boolean
  canTell: boolean
}) {
  const { contact } = request
  return (
    <>
      {showsNews && <Celebration request={request} now={now} canTell={canTell} />}
      {request.side === 'adopter' && isDoubtable(concludedAt(request), now) && (
        <p className="text-small text-pretty text-ink-2">
          {ifNotHomeYet(request.pet.gender)}{' '}
          <TextLink href={reportConversationPath(request.id)}>avísanos</TextLink>.
        </p>
      )}
      {contact && <ContactsAtHand request={request} contact={contact} />}
      <ConversationLink request={request} />
    </>
  )
}

export interface WithContact {
  request: RequestDetailDto
  contact: NonNullable<RequestDetailDto['contact']>
}

export const ContactsAtHand = ({ request, contact }: WithContact) => (
  <SmallContactBox
    title={`Para hablar con ${request.side === 'owner' ? firstName(request.adopter.name) : publisherWords(request)}`}
    contact={contact}
  />
)
