import { TextLink } from '@/components/ui/links/text-link'
import { CONTACT, PRIVACY } from '@/lib/text/routes'

/** Beside a consent: where it says what is kept and for how long, and whom to ask. */
export const PrivacyLine = () => (
  <p className="text-fine text-ink-2">
    Qué guardamos y por cuánto tiempo está en{' '}
    <TextLink href={PRIVACY} look="inherit">
      Privacidad
    </TextLink>
    . ¿Dudas?{' '}
    <TextLink href={CONTACT} look="inherit">
      Escríbenos
    </TextLink>
    .
  </p>
)
