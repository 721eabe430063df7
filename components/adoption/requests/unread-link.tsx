import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { newMessages } from '@/lib/adoption/conversation/copy'
import type { MessageFactsDto } from '@/lib/adoption/requests/dto'
import { latestMessagesPath } from '@/lib/text/routes'

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
