import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalPage } from '@/components/site/legal/legal-page'
import { findVersion } from '@/lib/text/legal/legal-text'
import { TERMS_TEXTS } from '@/lib/text/legal/texts'
import { termsVersionPath } from '@/lib/text/routes'

/** Any other version is an unknown path, which redirects home. */
export const dynamicParams = false

export function generateStaticParams() {
  return TERMS_TEXTS.map(({ version }) => ({ version }))
}

export const metadata: Metadata = { title: 'Términos, una versión', robots: { index: false } }

export default async function TermsVersionPage({ params }: { params: Promise<{ version: string }> }) {
  const text = findVersion(TERMS_TEXTS, (await params).version) ?? notFound()
  return <LegalPage title="Términos" text={text} versions={TERMS_TEXTS} pathOf={termsVersionPath} />
}
