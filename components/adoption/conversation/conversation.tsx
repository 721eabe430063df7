'use client'

import { type ReactNode, useRef, useState } from 'react'
import { useOnChange } from '@/components/ui/use-on-change'
import { newMessages } from '@/lib/adoption/conversation/copy'
import type { ConversationItem } from '@/lib/adoption/conversation/items'
import { type About, ConversationList } from './conversation-list'
import { useConversationNews } from './use-conversation-news'

/** The end counts as in sight a little before it is. */
const NEAR_PX = 240

/**
 * A conversation that follows along: messages of the other side appear and are announced while the page is shown. It
 * scrolls only for who was at its end. Without JavaScript it is the page as it was loaded.
 */
export function Conversation({
  items,
  about,
  news,
  stamp,
  children,
}: {
  items: readonly ConversationItem[]
  about: About
  news: { count: number; firstId: number | null }
  stamp: string
  /** Where the reader writes. */
  children: ReactNode
}) {
  useConversationNews(about.requestId, stamp)
  // The line stays where it was when the page was opened.
  const [line] = useState(news)
  const [announced, setAnnounced] = useState('')
  const end = useRef<HTMLDivElement>(null)
  const known = useRef(items.length)
  const messages = items.filter((item) => item.kind === 'message')
  useOnChange(messages.at(-1)?.key, () => {
    const added = items.length - known.current
    known.current = items.length
    if (added <= 0) return
    const last = messages.at(-1)
    const isOwn = last?.isOwn ?? false
    const top = end.current?.getBoundingClientRect().top ?? 0
    if (isOwn || top < window.innerHeight + NEAR_PX) end.current?.scrollIntoView({ block: 'end' })
    if (isOwn) setAnnounced('Mensaje enviado')
    else setAnnounced(`${newMessages(Math.max(1, news.count))} de ${about.other}`)
  })
  return (
    <>
      <ConversationList items={items} about={about} news={line} />
      <div ref={end} className="scroll-mb-44" />
      <p role="status" className="sr-only">
        {announced}
      </p>
      {children}
    </>
  )
}
