import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { newMessages } from '@/lib/adoption/conversation/copy'
import type { MessageFactsDto, RequestDetailDto } from '@/lib/adoption/requests/dto'
import { hasEnded } from '@/lib/adoption/requests/policy'
import { latestMessagesPath } from '@/lib/text/routes'
import { UNDECIDED_ADOPTION_STATUSES } from '@/lib/text/vocabulary'

/** Absent where nothing was written and nothing can be. @param about the pet's name, where several stand on a page */
export function ConversationLink({
  request: { id, side, status, messages },
  about,
  size = 'big',
}: {
  request: Pick<RequestDetailDto, 'id' | 'side' | 'status' | 'messages'>
  about?: string
  size?: 'md' | 'big'
}) {
  const isUsed = messages.total > 0
  if (!isUsed && hasEnded(status)) return null
  const isBefore = side === 'owner' && !isUsed && UNDECIDED_ADOPTION_STATUSES.some((one) => one === status)
  return (
    <LinkButton href={latestMessagesPath(id)} pending="text" variant="ghost" size={size}>
      <Icon name="message-circle" size={size === 'big' ? 20 : 18} />
      {isBefore ? 'Escribirle antes' : 'Conversación'}
      {about && <span className="sr-only"> sobre {about}</span>}
      {messages.unread > 0 && (
        <span className="rounded-full bg-guayaba px-2 py-0.5 text-tiny text-white">
          {messages.unread}
          <span className="sr-only"> {newMessages(messages.unread).replace(/^\S+ /, '')}</span>
        </span>
      )}
    </LinkButton>
  )
}

export const hasNews = ({ messages }: { messages: MessageFactsDto }): boolean => messages.unread > 0

export function UnreadLink({ requestId, count }: { requestId: number; count: number }) {
  return (
    <Link
      href={latestMessagesPath(requestId)}
      className="relative z-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-monte-dark hover:underline"
    >
      <Icon name="message-circle" size={16} />
      {newMessages(count)}
    </Link>
  )
}
