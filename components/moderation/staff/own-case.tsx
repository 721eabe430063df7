import { EmptyPanel } from '@/components/ui/empty-panel'
import { OWN_CASE } from '@/lib/moderation/staff/policy'

/** In the place of a case that its reader is a party of: who reported them stays unknown to them. */
export const OwnCase = () => <EmptyPanel tone="lila" title="Lo ve otra persona" text={`${OWN_CASE}.`} />
