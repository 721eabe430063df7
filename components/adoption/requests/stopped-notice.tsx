import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { otherName } from '@/lib/adoption/conversation/items'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { IF_MONEY_ASKED } from '@/lib/text/copy/no-price'
import { accountStopped } from '@/lib/text/copy/suspension'
import { reportConversationPath } from '@/lib/text/routes'

/** While the other side is suspended for fraud, whatever became of the request. */
export function StoppedNotice({ request }: { request: RequestDetailDto }) {
  if (!request.otherStopped) return null
  return (
    <p className="flex gap-3 rounded-2xl bg-guayaba-tint px-4 py-3.5 text-small text-guayaba-hover">
      <Icon name="shield-exclamation-point" size={20} className="mt-px shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">{accountStopped(otherName(request))}</strong> {IF_MONEY_ASKED}{' '}
        <TextLink href={reportConversationPath(request.id)} look="inherit">
          avísanos
        </TextLink>
        .
      </span>
    </p>
  )
}
