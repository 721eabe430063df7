import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReportForm } from '@/components/pets/reports/report-form'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { findReportable } from '@/lib/adoption/conversation/queries'
import { receivedPath } from '@/lib/adoption/requests/params'
import { accountIdOf } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { requireSession } from '@/lib/platform/session/session'
import { conversationThanks, MESSAGE_REMOVED } from '@/lib/text/copy/reports'
import { parseId, readId } from '@/lib/text/params'
import { DASHBOARD_REQUESTS_SENT, reportConversationPath, requestPath } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Reportar una conversación' }

interface ReportPageProps {
  params: Promise<{ id: string }>
  searchParams: Promise<{ mensaje?: string | string[]; enviado?: string | string[] }>
}

/** The report form of a conversation, or with `?mensaje=` of one message; `?enviado=` with the reason: its thanks. */
export default async function ReportConversationPage({ params, searchParams }: ReportPageProps) {
  const { mensaje, enviado } = await searchParams
  const [requestId, messageId] = [parseId((await params).id), readId(mensaje)]
  if (requestId === null || (mensaje !== undefined && messageId === null)) notFound()
  const { actor } = await requireSession(reportConversationPath(requestId, messageId))
  const subject = { requestId, messageId }
  const found = await findReportable(createContext(actor).db, accountIdOf(actor), subject)
  if (!found) notFound()
  const { side, other, pet, message } = found
  const back = <LinkButton href={requestPath(requestId)}>Volver a la solicitud</LinkButton>
  return (
    <div className="mx-auto w-wrap pb-12">
      <Breadcrumb
        crumbs={[
          { label: 'Solicitudes', href: side === 'owner' ? receivedPath() : DASHBOARD_REQUESTS_SENT },
          { label: side === 'owner' ? other : pet, href: requestPath(requestId) },
          { label: 'Reportar' },
        ]}
      />
      <div className="mx-auto mt-4 grid max-w-[34rem] gap-6">
        {enviado !== undefined && (
          <EmptyPanel
            level="h1"
            tone="lila"
            title="Recibimos tu reporte"
            text={conversationThanks(String(enviado))}
            action={back}
          />
        )}
        {enviado === undefined && message?.isRemoved && (
          <EmptyPanel level="h1" title={MESSAGE_REMOVED} action={back} />
        )}
        {enviado === undefined && !message?.isRemoved && (
          <>
            <h1 className="text-title wrap-anywhere">
              {message ? `Reportar un mensaje de ${other}` : `Reportar la conversación con ${other}`}
            </h1>
            <ReportForm
              key={accountIdOf(actor)}
              subject={{ kind: 'conversation', requestId, other, message }}
              place="page"
            />
          </>
        )}
      </div>
    </div>
  )
}
