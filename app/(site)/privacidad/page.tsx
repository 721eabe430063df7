import { PrivacyPage } from '@/components/site/legal/privacy-page'
import { pageMetadata } from '@/components/site/seo/metadata'
import { env } from '@/lib/platform/env'
import { RETENTION_ROWS } from '@/lib/privacy/retention/table'
import { PRIVACY_TEXTS } from '@/lib/text/legal/texts'
import { PRIVACY } from '@/lib/text/routes'

export const metadata = pageMetadata({
  title: 'Privacidad',
  description:
    'Qué datos guarda Querencia, para qué, por cuánto tiempo, quién los trata y cómo usar tus derechos en cada país.',
  path: PRIVACY,
})

export default function CurrentPrivacyPage() {
  const { RESPONSIBLE_NAME: name, RESPONSIBLE_ADDRESS: address, RESPONSIBLE_EMAIL: email } = env
  return <PrivacyPage text={PRIVACY_TEXTS[0]} rows={RETENTION_ROWS} responsible={{ name, address, email }} />
}
