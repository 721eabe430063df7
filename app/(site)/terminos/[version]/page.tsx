import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalPage } from '@/components/site/legal/legal-page'
import { formatCalendarDay } from '@/lib/text/dates'
import { findVersion } from '@/lib/text/legal/legal-text'
import { TERMS_TEXTS } from '@/lib/text/legal/texts'
import { termsVersionPath } from '@/lib/text/routes'

/** Any other version is an unknown path, which redirects home. */
export const dynamicParams = false

export function generateStaticParams() {
  return TERMS_TEXTS.map(({ version }) => ({ version }))
}

type Props = { params: Promise<{ version: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { version } = await params
  return { title: `Términos, versión del ${formatCalendarDay(version)}`, robots: { index: false } }
}

export default async function TermsVersionPage({ params }: Props) {
  const text = findVersion(TERMS_TEXTS, (await params).version) ?? notFound()
  return <LegalPage title="Términos" text={text} versions={TERMS_TEXTS} pathOf={termsVersionPath} />
}
