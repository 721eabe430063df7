import { buttonClass, LinkButton } from '@/components/ui/button'
import { FootBar } from '@/components/ui/foot-bar'
import { Icon } from '@/components/ui/icon/icon'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { refusalOf } from '@/lib/adoption/requests/policy'
import { outcomeOf } from '@/lib/adoption/requests/transitions'
import { latestMessagesPath } from '@/lib/text/routes'
import { ANSWERS } from './request-status'

/** An owner's ways to answer, which phones have far below what they read first; absent once nothing is to be decided. */
export function AnswerBar({ request: { id, side, status, hindrance } }: { request: RequestDetailDto }) {
  if (side !== 'owner' || outcomeOf('reject', status) !== 'move' || refusalOf('reject', hindrance))
    return null
  return (
    <FootBar className="grid-cols-2">
      <LinkButton
        href={latestMessagesPath(id)}
        pending="text"
        variant="ghost"
        size="big"
        className="max-lg:px-2.5"
      >
        <Icon name="message-circle" size={20} />
        Escribirle
      </LinkButton>
      <a href={`#${ANSWERS}`} className={buttonClass({ size: 'big' }, 'max-lg:px-2.5')}>
        Responder
        <Icon name="chevron-down" size={20} />
      </a>
    </FootBar>
  )
}
