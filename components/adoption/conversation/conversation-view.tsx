import { RefreshAfterPrefetch } from '@/components/adoption/requests/refresh-after-prefetch'
import { RefreshViewer } from '@/components/people/viewer/refresh-viewer'
import { ReportConversationLink } from '@/components/pets/reports/report-conversation-link'
import { TextLink } from '@/components/ui/links/text-link'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'
import { writingSentence } from '@/lib/adoption/conversation/copy'
import type { ConversationDto } from '@/lib/adoption/conversation/dto'
import { conversationItems, hasHeardFromOther, otherName } from '@/lib/adoption/conversation/items'
import { requestMessagesPath, withSuffix } from '@/lib/text/routes'
import { Conversation } from './conversation'
import { ConversationHeader } from './conversation-header'
import { ConversationSide } from './conversation-side'
import { MessageForm } from './message-form'

const TOUCH_LINE = 'flex min-h-11 w-fit items-center'

export function ConversationView({
  conversation,
  rate,
  countryId,
  now,
}: {
  conversation: ConversationDto
  rate: AnswerRateDto | null
  countryId: string
  now: Date
}) {
  const { request, writing, messages, pages } = conversation
  const { id, side, status } = request
  const names = { side, other: otherName(request) }
  const refusal = writing === 'may' ? null : writingSentence(writing, { ...names, status })
  const [first] = messages
  const about = { requestId: id, other: names.other }
  return (
    <div
      data-chat
      className="mx-auto w-wrap lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start lg:gap-14 lg:py-3"
    >
      {conversation.isAhead && <RefreshAfterPrefetch />}
      <RefreshViewer of={`${status} ${conversation.news.firstId}`} />
      <section aria-label="Conversación" className="min-w-0">
        <ConversationHeader request={request} />
        {pages.earlier && first && (
          <TextLink href={withSuffix(requestMessagesPath(id), `?antes=${first.id}`)} className={TOUCH_LINE}>
            Ver mensajes anteriores
          </TextLink>
        )}
        <Conversation
          key={pages.later ? 'earlier' : 'latest'}
          about={about}
          items={conversationItems(conversation, { countryId, now })}
          news={conversation.news}
          stamp={conversation.stamp}
        >
          {pages.later ? (
            <TextLink href={requestMessagesPath(id)} className={TOUCH_LINE}>
              Volver a lo último
            </TextLink>
          ) : (
            <MessageForm page="conversation" requestId={id} status={status} refusal={refusal} {...names} />
          )}
        </Conversation>
      </section>
      <div className="lg:sticky lg:top-20 lg:pt-4">
        <ConversationSide request={request} rate={rate} countryId={countryId} now={now} />
        {hasHeardFromOther(request) && (
          <p className="pb-4 lg:mt-3.5">
            <ReportConversationLink {...about} />
          </p>
        )}
      </div>
    </div>
  )
}
