'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useOnChange } from '@/components/ui/use-on-change'
import { newMessages } from '@/lib/adoption/conversation/copy'
import type { ConversationItem } from '@/lib/adoption/conversation/items'
import { conversationApi } from '@/lib/text/routes'
import { type About, ConversationList } from './conversation-list'

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
  children: ReactNode
}) {
  useConversationNews(about.requestId, stamp)
  // The line stays where it was when the page was opened.
  const [line] = useState(news)
  const [announced, setAnnounced] = useState({ key: '', text: '' })
  const end = useRef<HTMLDivElement>(null)
  const last = items.filter((item) => item.kind === 'message').at(-1)
  const latest = useRef(last?.at ?? '')
  useOnChange(last?.key, () => {
    // Not their number: beyond a page of them, one drops out for each that comes in.
    if (!last || last.at <= latest.current) return
    latest.current = last.at
    const { key, isOwn } = last
    const top = end.current?.getBoundingClientRect().top ?? 0
    if (isOwn || top < window.innerHeight + NEAR_PX) end.current?.scrollIntoView({ block: 'end' })
    const text = isOwn ? 'Mensaje enviado' : `${newMessages(Math.max(1, news.count))} de ${about.other}`
    setAnnounced({ key, text })
  })
  return (
    <>
      <ConversationList items={items} about={about} news={line} />
      <div ref={end} className="scroll-mb-44" />
      <p role="status" className="sr-only">
        {/* A new element is read out, also with the words of the one before. */}
        <span key={announced.key}>{announced.text}</span>
      </p>
      {children}
    </>
  )
}

const FIRST_MS = 4_000
const LONGEST_MS = 30_000

/** Loads the page anew when its conversation has changed; asks seldom while nothing happens, never while hidden. */
function useConversationNews(requestId: number, stamp: string): void {
  const router = useRouter()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let wait = FIRST_MS
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible' && !signal.aborted) timer = setTimeout(ask, wait)
    }
    const ask = async () => {
      const found = await findStamp(requestId, signal)
      if (signal.aborted || found === 'over') return
      if (found !== null && found !== stamp) router.refresh()
      wait = Math.min(LONGEST_MS, wait * 1.5)
      plan()
    }
    const onShown = () => {
      wait = FIRST_MS
      clearTimeout(timer)
      if (document.visibilityState === 'visible') ask()
    }
    document.addEventListener('visibilitychange', onShown, { signal })
    plan()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [requestId, stamp, router])
}

/** Null when it could not be read; 'over' once the session or the request is gone. */
async function findStamp(requestId: number, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(conversationApi(requestId), { cache: 'no-store', signal })
    if (answer.status === 401 || answer.status === 404) return 'over'
    const { stamp }: { stamp?: string } = answer.ok ? await answer.json() : {}
    return stamp ?? null
  } catch {
    return null
  }
}
