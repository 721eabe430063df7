import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ComingSoon } from '@/components/layout/coming-soon'
import { PLACEHOLDERS } from '@/lib/copy/placeholders'
import { getFoundation } from '@/lib/foundations/cache'
import { parseId } from '@/lib/params'
import { foundationPath, reviewPath } from '@/lib/routes'
import { requireSession } from '@/lib/session/session'

export const metadata: Metadata = { title: 'Deja tu comentario' }

/** Looks the foundation up before requiring a session: an unknown one answers 404, not a login. */
export default async function ReviewPage({ params }: { params: Promise<{ id: string }> }) {
  const id = parseId((await params).id)
  const foundation = id === null ? null : await getFoundation(id)
  if (!foundation) notFound()
  await requireSession(reviewPath(foundation.id))
  return <ComingSoon copy={PLACEHOLDERS.review} back={foundationPath(foundation.id)} />
}
