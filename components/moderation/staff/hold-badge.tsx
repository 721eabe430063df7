import { Badge } from '@/components/ui/badge'

/** Badge of a held pet, visible only to its owner and staff. */
export function HoldBadge() {
  return <Badge tone="guayaba">Oculta</Badge>
}
