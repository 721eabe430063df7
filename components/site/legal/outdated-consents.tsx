import { TextLink } from '@/components/ui/links/text-link'
import { PURPOSES } from '@/lib/people/consents/purposes'
import { OWN_CONSENTS } from '@/lib/text/routes'
import type { ConsentPurpose } from '@/lib/text/vocabulary'

/** Asks again, until it is answered where each can be given or taken back. */
export const OutdatedConsents = ({ purposes }: { purposes: readonly ConsentPurpose[] }) => (
  <p role="status" className="mx-auto mt-6 w-wrap rounded-card bg-mist px-5 py-4 text-small">
    Cambió el texto de algo que permites: {purposes.map((purpose) => PURPOSES[purpose].title).join(', ')}.{' '}
    <TextLink href={OWN_CONSENTS} look="padded" className="inline-block">
      Decidir si lo sigues permitiendo
    </TextLink>
  </p>
)
