import { TextLink } from '@/components/ui/links/text-link'
import { newMessages, writingSentence } from '@/lib/adoption/conversation/copy'
import type { LastWordsDto } from '@/lib/adoption/conversation/dto'
import { otherName } from '@/lib/adoption/conversation/items'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { sinceText } from '@/lib/text/dates'
import { latestMessagesPath } from '@/lib/text/routes'
import { MessageForm } from './message-form'

/** At the top of a request: what was said last, and the box to answer it. */
export function LastWords({
  words,
  request,
  countryId,
  now,
}: {
  words: LastWordsDto
  request: RequestDetailDto
  countryId: string
  now: Date
}) {
  const { id, side, status } = request
  const { messages, otherUnread, writing } = words
  const names = { side, other: otherName(request) }
  const isOwn = words.side === side
  const last = messages.at(-1)
  return (
    <section
      aria-labelledby="lo-ultimo"
      className="grid min-w-0 gap-3 rounded-box border-[1.5px] border-monte-soft p-5 lg:col-start-1 lg:p-7"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="lo-ultimo" className="text-panel wrap-anywhere">
          {isOwn ? `Le escribiste a ${names.other}` : `${names.other} te escribió`}
        </h2>
        {last && (
          <time dateTime={last.at} className="text-small text-ink-2">
            {sinceText(last.at, countryId, now)}
          </time>
        )}
      </div>
      {messages.map((message) => (
        <blockquote
          key={message.id}
          className="w-fit max-w-full rounded-[1.25rem] rounded-tl-md bg-mist-2 px-4 py-3 whitespace-pre-line wrap-anywhere"
        >
          {message.body}
        </blockquote>
      ))}
      <TextLink href={latestMessagesPath(id)} className="flex min-h-11 w-fit items-center">
        {otherUnread > 0 ? `Leer ${newMessages(otherUnread)} más` : 'Ver la conversación'}
      </TextLink>
      <MessageForm
        page="request"
        requestId={id}
        status={status}
        refusal={writing === 'may' ? null : writingSentence(writing, { ...request, ...names })}
        {...names}
      />
    </section>
  )
}
