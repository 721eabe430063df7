import type { Metadata } from 'next'
import { NoticeLink } from '@/components/search/saved-searches/notice-link'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { readNoticeToken } from '@/lib/search/saved-searches/links'
import { findLinkedSearch } from '@/lib/search/saved-searches/queries'
import { HOME } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Avisos', robots: { index: false, follow: false } }

interface Props {
  params: Promise<{ token: string }>
  searchParams: Promise<{ activos?: string | string[] }>
}

/** Opening the link changes nothing. */
export default async function NoticesPage({ params, searchParams }: Props) {
  const { token } = await params
  const link = readNoticeToken(token)
  const search = link && (await findLinkedSearch(createContext(ANONYMOUS).db, link))
  const wasResumed = (await searchParams).activos !== undefined
  return (
    <div className="mx-auto w-wrap py-7 lg:py-11">
      {search ? (
        <NoticeLink
          key={`${search.frequency} ${wasResumed}`}
          token={token}
          search={search.name}
          paused={search.frequency === 'en pausa'}
          wasResumed={wasResumed}
        />
      ) : (
        <EmptyPanel
          level="h1"
          tone="maiz"
          title="Este enlace no sirve"
          text="Quizá llegó cortado, o esa búsqueda ya no está guardada: entonces no te escribimos más por ella."
          action={
            <LinkButton href={HOME} prefetch>
              Ir al inicio
            </LinkButton>
          }
        />
      )}
    </div>
  )
}
