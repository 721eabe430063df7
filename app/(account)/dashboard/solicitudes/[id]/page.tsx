import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { LastWords } from '@/components/adoption/conversation/last-words'
import { AnswerDialog } from '@/components/adoption/requests/answer-dialog'
import { RequestView } from '@/components/adoption/requests/request-view'
import { listCheckIns } from '@/lib/adoption/check-ins/queries'
import { getAnswerRate } from '@/lib/adoption/clock/cache'
import { readRequestWithLastWords } from '@/lib/adoption/conversation/operations/last-words'
import { readAnswer } from '@/lib/adoption/requests/answers'
import { findMatchOffer } from '@/lib/adoption/requests/ask-queries'
import { outcomeOf } from '@/lib/adoption/requests/transitions'
import { listSimilarTo } from '@/lib/adoption/similar-queries'
import { hasStoryPage } from '@/lib/adoption/stories/queries'
import { createContext } from '@/lib/platform/context'
import { isPrefetch } from '@/lib/platform/http/prefetch'
import { vapidKeys } from '@/lib/platform/push/send-push'
import { requestHeaders } from '@/lib/platform/runtime'
import { requireSession } from '@/lib/platform/session/session'
import { parseId } from '@/lib/text/params'
import { requestPath } from '@/lib/text/routes'

/**
 * 404 for everybody but the two sides; read once for the page and its title. A write on GET, on purpose: opening is
 * what marks a request and the messages in sight as seen, works without JavaScript and is idempotent; the session cookie
 * is `SameSite=Lax`, and mail scanners have none. Prefetches do not count: browsers declare them, and our links to this
 * page are not prefetched.
 */
const loadRequest = cache(async (param: string) => {
  const id = parseId(param)
  if (id === null) notFound()
  const { account, actor } = await requireSession(requestPath(id))
  const ctx = createContext(actor)
  const found = await readRequestWithLastWords(ctx, id, { ahead: isPrefetch(await requestHeaders()) })
  if (!found) notFound()
  const reader = { id: account.id, countryId: account.countryId ?? '' }
  return { db: ctx.db, now: ctx.now, reader, ...found }
})

interface RequestPageProps {
  params: Promise<{ id: string }>
  searchParams: Promise<{ accion?: string | string[]; motivo?: string | string[] }>
}

export async function generateMetadata({ params }: RequestPageProps): Promise<Metadata> {
  const { request } = await loadRequest((await params).id)
  return { title: `Solicitud de ${request.adopter.name} para ${request.pet.name}` }
}

/** `?accion=…` confirms an answer: a dialog, or without JavaScript a panel on top of the page. */
export default async function RequestPage({ params, searchParams }: RequestPageProps) {
  const { db, now, reader, request, lastWords } = await loadRequest((await params).id)
  const { accion, motivo } = await searchParams
  const answer = readAnswer(accion, request.side)
  if (answer && outcomeOf(answer, request.status) === 'done') redirect(requestPath(request.id))
  const [similar, checkIns, rate, offer] = await Promise.all([
    listSimilarTo(db, request, now),
    listCheckIns(db, request.id),
    request.side === 'adopter' ? getAnswerRate(request.ownerId) : null,
    findMatchOffer(db, request, reader.id),
  ])
  const canTell = request.status === 'concluida' && (await hasStoryPage(db, request.id, checkIns))
  return (
    <RequestView
      request={request}
      countryId={reader.countryId}
      now={now}
      similar={similar}
      checkIns={checkIns}
      canTell={canTell}
      rate={rate}
      lastWords={
        lastWords && <LastWords words={lastWords} request={request} countryId={reader.countryId} now={now} />
      }
      offer={offer}
      noticesKey={vapidKeys()?.publicKey ?? null}
      dialog={answer && <AnswerDialog answer={answer} request={request} reason={motivo} />}
    />
  )
}
