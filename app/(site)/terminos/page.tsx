import { LegalPage } from '@/components/site/legal/legal-page'
import { pageMetadata } from '@/components/site/seo/metadata'
import { TERMS_TEXTS } from '@/lib/text/legal/texts'
import { TERMS, termsVersionPath } from '@/lib/text/routes'

export const metadata = pageMetadata({
  title: 'Términos',
  description:
    'Qué hace Querencia y qué no, y las reglas para publicar, adoptar, representar a una fundación y donar.',
  path: TERMS,
})

export default function TermsPage() {
  return <LegalPage title="Términos" text={TERMS_TEXTS[0]} versions={TERMS_TEXTS} pathOf={termsVersionPath} />
}
