import { Initials } from '@/components/adoption/requests/initials'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon/icon'
import { iconButtonClass } from '@/components/ui/icon/icon-button'
import { Link } from '@/components/ui/links/link'
import { MENU_ENTRY, MenuPanel } from '@/components/ui/menu-panel'
import { otherName } from '@/lib/adoption/conversation/items'
import { answerQuery } from '@/lib/adoption/requests/answers'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { REQUEST_STATUS } from '@/lib/adoption/requests/status'
import { outcomeOf } from '@/lib/adoption/requests/transitions'
import { requestPath, withSuffix } from '@/lib/text/routes'

export function ConversationHeader({ request }: { request: RequestDetailDto }) {
  const { side, status, pet, adopter, publisher, isFoundation } = request
  return (
    <header className="flex items-center gap-3 border-b border-line py-3 cramped:flex-wrap">
      <Link
        href={requestPath(request.id)}
        aria-label="Volver a la solicitud"
        className={iconButtonClass('plain', '-ml-3 shrink-0')}
      >
        <Icon name="arrow-left" size={20} />
      </Link>
      {side === 'owner' ? (
        <Initials name={adopter.name} />
      ) : (
        <Initials name={publisher} isFoundation={isFoundation} />
      )}
      <div className="min-w-0 grow cramped:order-last cramped:basis-full">
        <h1 className="text-[1.25rem] leading-tight wrap-anywhere">{otherName(request)}</h1>
        <p className="text-small leading-snug text-ink-2 wrap-anywhere">
          Sobre {pet.name} · {REQUEST_STATUS[status].badge.label.toLowerCase()}
        </p>
      </div>
      <Disclosure
        className="relative cramped:ml-auto"
        summaryClassName={iconButtonClass('plain')}
        summary={
          <>
            <Icon name="ellipsis-vertical" size={20} />
            <span className="sr-only">Más opciones</span>
          </>
        }
      >
        <MenuPanel as="nav" place="button" aria-label="Más opciones" className="w-64">
          <Link href={requestPath(request.id)} className={MENU_ENTRY}>
            <Icon name="file-text" size={18} />
            Ver la solicitud
          </Link>
          <WithdrawLink request={request} />
        </MenuPanel>
      </Disclosure>
    </header>
  )
}

function WithdrawLink({ request: { id, side, status } }: { request: RequestDetailDto }) {
  if (side !== 'adopter' || outcomeOf('withdraw', status) !== 'move') return null
  return (
    <Link href={withSuffix(requestPath(id), answerQuery('withdraw'))} className={MENU_ENTRY}>
      <Icon name="undo-2" size={18} />
      Retirar la solicitud
    </Link>
  )
}
