import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PrivacyPage } from '@/components/site/legal/privacy-page'
import { env } from '@/lib/platform/env'
import { RETENTION_ROWS } from '@/lib/privacy/retention/table'
import { formatCalendarDay } from '@/lib/text/dates'
import { findVersion } from '@/lib/text/legal/legal-text'
import { PRIVACY_TEXTS } from '@/lib/text/legal/texts'

/** Any other version is an unknown path, which redirects home. */
export const dynamicParams = false

export function generateStaticParams() {
  return PRIVACY_TEXTS.map(({ version }) => ({ version }))
}

type Props = { params: Promise<{ version: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { version } = await params
  return { title: `Privacidad, versión del ${formatCalendarDay(version)}`, robots: { index: false } }
}

export default async function PrivacyVersionPage({ params }: Props) {
  const text = findVersion(PRIVACY_TEXTS, (await params).version) ?? notFound()
  const { RESPONSIBLE_NAME: name, RESPONSIBLE_ADDRESS: address, RESPONSIBLE_EMAIL: email } = env
  return <PrivacyPage text={text} rows={RETENTION_ROWS} responsible={{ name, address, email }} />
}
