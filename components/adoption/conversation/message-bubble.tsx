import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { HIDDEN_MESSAGE } from '@/lib/adoption/conversation/copy'
import type { ConversationItem } from '@/lib/adoption/conversation/items'

/** One message; the reader's own are on the right. @param other the other side's name */
export function MessageBubble({
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
