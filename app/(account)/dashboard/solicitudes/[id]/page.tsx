import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LastWords } from '@/components/adoption/conversation/last-words'
import { AnswerDialog } from '@/components/adoption/requests/answer-dialog'
import { RequestView } from '@/components/adoption/requests/request-view'
import { listOpenCheckIns } from '@/lib/adoption/check-ins/open-queries'
import { listCheckIns } from '@/lib/adoption/check-ins/queries'
import { getAnswerRate } from '@/lib/adoption/clock/cache'
import { parseAnswer } from '@/lib/adoption/requests/answers'
import { findMatchOffer } from '@/lib/adoption/requests/ask-queries'
import { outcomeOf } from '@/lib/adoption/requests/transitions'
import { listSimilarTo } from '@/lib/adoption/similar-queries'
import { hasStoryPage } from '@/lib/adoption/stories/queries'
import { vapidKeys } from '@/lib/platform/push/send-push'
import { requestPath } from '@/lib/text/routes'
import { loadRequest } from './load-request'

interface RequestPageProps {
  params: Promise<{ id: string }>
  searchParams: Promise<{ accion?: string | string[]; motivo?: string | string[] }>
}

export async function generateMetadata({ params }: RequestPageProps): Promise<Metadata> {
  const { side, adopter, pet } = (await loadRequest((await params).id)).request
  return { title: `${side === 'adopter' ? 'Tu solicitud' : `Solicitud de ${adopter.name}`} para ${pet.name}` }
}

/** `?accion=…` confirms an answer: a dialog, or without JavaScript a panel on top of the page. */
export default async function RequestPage({ params, searchParams }: RequestPageProps) {
  const { db, now, reader, request, lastWords } = await loadRequest((await params).id)
  const { accion, motivo } = await searchParams
  const answer = parseAnswer(accion, request.side)
  if (answer && outcomeOf(answer, request.status) === 'done') redirect(requestPath(request.id))
  const [similar, checkIns, [openCheckIn = null], rate, offer] = await Promise.all([
    listSimilarTo(db, request, now),
    listCheckIns(db, request.id),
    request.status === 'concluida' ? listOpenCheckIns(db, reader.id, now, request.id) : [],
    request.side === 'adopter' ? getAnswerRate(request.ownerId) : null,
    findMatchOffer(db, request, reader.id),
  ])
  const canTell = request.status === 'concluida' && (await hasStoryPage(db, request.id, checkIns))
  return (
    <RequestView
      key={reader.id}
      request={request}
      countryId={reader.countryId}
      now={now}
      similar={similar}
      checkIns={checkIns}
      openCheckIn={openCheckIn}
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
