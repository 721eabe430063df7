import { Badge } from '@/components/ui/badge'

/** Marks a pet that nobody but its owner and staff can see. */
export function HoldBadge() {
  return <Badge tone="guayaba">Oculta</Badge>
}
