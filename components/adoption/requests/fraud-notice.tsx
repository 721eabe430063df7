import { TextLink } from '@/components/ui/links/text-link'
import { otherName } from '@/lib/adoption/conversation/items'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { IF_MONEY_ASKED } from '@/lib/text/copy/fraud-warnings'
import { accountUnderReview } from '@/lib/text/copy/suspension'
import { reportConversationPath } from '@/lib/text/routes'
import { WarningNote } from './warning-note'

/** While the other side is suspended for fraud, whatever became of the request. */
export function FraudNotice({ request }: { request: RequestDetailDto }) {
  if (!request.isOtherSuspendedForFraud) return null
  return (
    <WarningNote lead={accountUnderReview(otherName(request))}>
      {IF_MONEY_ASKED}{' '}
      <TextLink href={reportConversationPath(request.id)} look="inherit">
        avísanos
      </TextLink>
      .
    </WarningNote>
  )
}
