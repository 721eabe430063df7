import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { Certificate } from '@/components/adoption/requests/certificate'
import { concludedAt } from '@/lib/adoption/requests/celebration'
import { findRequest } from '@/lib/adoption/requests/queries'
import { accountIdOf } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { requireSession } from '@/lib/platform/session/session'
import { certificatePath } from '@/lib/text/adoption-routes'
import { parseId } from '@/lib/text/params'
import { requestPath } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Certificado de adopción' }

/** For the two sides of an adoption that lasts; of another request they see the state, and everybody else a 404. */
export default async function CertificatePage({ params }: { params: Promise<{ id: string }> }) {
  const id = parseId((await params).id)
  if (id === null) notFound()
  const { actor } = await requireSession(certificatePath(id))
  const request = await findRequest(createContext(actor).db, accountIdOf(actor), id)
  const since = request?.status === 'concluida' ? concludedAt(request) : null
  if (!request) notFound()
  if (since === null) redirect(requestPath(id))
  return <Certificate request={request} concludedAt={since} />
}
