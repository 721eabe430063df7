import type { Route } from 'next'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/links/link'
import { NewsDot } from '@/components/ui/links/tab-bar'
import { UNREAD_WORDS } from '@/lib/adoption/conversation/copy'
import type { RequestCountsDto } from '@/lib/adoption/requests/dto'
import { receivedPath } from '@/lib/adoption/requests/params'
import { formatCount } from '@/lib/text/numbers'
import { DASHBOARD_REQUESTS_SENT } from '@/lib/text/routes'

export function RequestViews({
  current,
  unanswered,
  unread,
  sent,
}: {
  current: 'received' | 'sent'
  unanswered: number
  unread: { received: number; sent: number }
  sent: RequestCountsDto['sent']
}) {
  return (
    <nav
      aria-label="Solicitudes"
      className="flex w-full rounded-full bg-mist-2 p-1 *:grow *:basis-0 cramped:flex-col cramped:rounded-section md:w-auto md:min-w-72"
    >
      <View href={receivedPath()} label="Recibidas" current={current === 'received'}>
        <Count count={unanswered} words={['por responder', 'por responder']} tone="bg-guayaba text-white" />
        {unread.received > 0 && <NewsDot>{UNREAD_WORDS}</NewsDot>}
      </View>
      <View href={DASHBOARD_REQUESTS_SENT} label="Enviadas" current={current === 'sent'}>
        <Count count={sent.open} words={['abierta', 'abiertas']} tone="bg-mist-2 text-ink-2" />
        {unread.sent > 0 && <NewsDot>{UNREAD_WORDS}</NewsDot>}
      </View>
    </nav>
  )
}

function View({
  href,
  label,
  current,
  children,
}: {
  href: Route
  label: string
  current: boolean
  children: React.ReactNode
}) {
  return (
    <Link
      href={href}
      pending="text"
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center justify-center gap-2 rounded-full px-4.5 font-semibold cramped:px-2',
        current ? 'bg-white text-ink shadow-soft' : 'text-ink-2 hover:text-ink',
      )}
    >
      {label}
      {children}
    </Link>
  )
}

function Count({ count, words, tone }: { count: number; words: [one: string, many: string]; tone: string }) {
  if (count === 0) return null
  return (
    <span
      className={`relative min-w-6 rounded-full px-1.5 py-0.5 text-center text-tiny font-semibold ${tone}`}
    >
      {formatCount(count)}
      <span className="sr-only"> {words[count === 1 ? 0 : 1]}</span>
    </span>
  )
}
