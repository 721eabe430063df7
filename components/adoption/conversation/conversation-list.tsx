import { Fragment } from 'react'
import { stepIcon } from '@/components/adoption/requests/timeline'
import { ReportMessageLink } from '@/components/pets/reports/report-conversation-link'
import { Icon } from '@/components/ui/icon/icon'
import { newMessages } from '@/lib/adoption/conversation/copy'
import type { ConversationItem } from '@/lib/adoption/conversation/items'
import { LATEST_MESSAGES } from '@/lib/text/routes'
import { MessageBubble } from './message-bubble'

/** Which conversation, and the other side's name. */
export interface About {
  requestId: number
  other: string
}

/** Messages and events by day. @param news where unread messages began, and how many there were */
export function ConversationList({
  items,
  about,
  news,
}: {
  items: readonly ConversationItem[]
  about: About
  news: { count: number; firstId: number | null }
}) {
  return (
    <ul className="grid grid-cols-1 gap-2.5 py-5">
      {items.map((item) => (
        <Fragment key={item.key}>
          {item.kind === 'message' && item.id !== null && item.id === news.firstId && (
            <NewLine count={news.count} />
          )}
          <li>
            <Item item={item} about={about} />
          </li>
        </Fragment>
      ))}
      {news.firstId === null && <li id={LATEST_MESSAGES} aria-hidden className="scroll-mt-[60vh]" />}
    </ul>
  )
}

const NewLine = ({ count }: { count: number }) => (
  <li
    id={LATEST_MESSAGES}
    className="my-1.5 flex scroll-mt-[38vh] items-center gap-3 text-fine font-semibold text-guayaba before:h-px before:flex-1 before:bg-guayaba/35 after:h-px after:flex-1 after:bg-guayaba/35"
  >
    {newMessages(count)}
  </li>
)

function Item({ item, about }: { item: ConversationItem; about: About }) {
  if (item.kind === 'message')
    return (
      <div className="flex items-center gap-0.5">
        <MessageBubble message={item} other={about.other} />
        {!item.isOwn && item.id !== null && item.body !== null && (
          <ReportMessageLink {...about} message={{ id: item.id, body: item.body }} />
        )}
      </div>
    )
  if (item.kind === 'day')
    return <p className="py-1.5 text-center text-fine font-semibold text-ink-2">{item.label}</p>
  return (
    <p className="mx-auto flex w-fit items-center gap-2 rounded-[1.25rem] border border-line px-4 py-1.75 text-small text-ink-2 wrap-anywhere">
      <Icon name={stepIcon(item.mark)} size={16} className="shrink-0 text-monte" />
      {item.text}
    </p>
  )
}
