import { Fragment } from 'react'
import { stepIcon } from '@/components/adoption/requests/timeline'
import { ReportMessageLink } from '@/components/pets/reports/report-conversation-link'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { HIDDEN_MESSAGE, newMessages } from '@/lib/adoption/conversation/copy'
import type { ConversationItem } from '@/lib/adoption/conversation/items'
import { LATEST_MESSAGES } from '@/lib/text/routes'

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

function MessageBubble({
  message: { isOwn, body, time, at, read },
  other,
}: {
  message: Extract<ConversationItem, { kind: 'message' }>
  other: string
}) {
  return (
    <div
      className={classNames(
        'w-fit max-w-[86%] min-w-0 rounded-[1.25rem] px-4 py-3 lg:max-w-[66%]',
        isOwn ? 'ml-auto rounded-tr-md bg-monte-dark text-white' : 'rounded-tl-md bg-mist-2',
      )}
    >
      <p className="sr-only">{isOwn ? 'Tú:' : `${other}:`}</p>
      {body === null ? (
        <p className={classNames('italic', isOwn ? 'text-white/85' : 'text-ink-2')}>{HIDDEN_MESSAGE}</p>
      ) : (
        <p className="whitespace-pre-line wrap-anywhere">{body}</p>
      )}
      <p
        className={classNames(
          'mt-1 flex items-center justify-end gap-1.25 text-tiny',
          isOwn ? 'text-white/85' : 'text-ink-2',
        )}
      >
        <time dateTime={at}>{time}</time>
        {isOwn && (
          <>
            <Icon name={read ? 'check-check' : 'check'} size={16} />
            <span className="sr-only">{read ? 'Leído' : 'Enviado'}</span>
          </>
        )}
      </p>
    </div>
  )
}
