import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { MONEY_TRAVEL, moneyTravel } from '@/lib/money/donations/copy'

/** How the money reaches the foundation. */
export function TravelNote({ isTest }: { isTest: boolean }) {
  return (
    <p className="flex gap-3 text-small text-ink-2">
      <Icon name="route" size={20} className="mt-0.5 shrink-0 text-monte" />
      <span>
        {moneyTravel(isTest)} <TextLink href={MONEY_TRAVEL}>Cómo viaja tu dinero</TextLink>
      </span>
    </p>
  )
}
