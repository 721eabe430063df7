import { FaqSection } from '@/components/site/content/faq-section'
import { JsonLd } from '@/components/site/seo/json-ld'
import { pageMetadata } from '@/components/site/seo/metadata'
import { chipClass } from '@/components/ui/chip'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { env } from '@/lib/platform/env'
import { faqGroups } from '@/lib/text/copy/faqs'
import { FAQS, HOME } from '@/lib/text/routes'

export const metadata = pageMetadata({
  title: 'Preguntas frecuentes',
  description:
    'Respuestas claras sobre adoptar, dar en adopción, las fundaciones, las donaciones y tu seguridad en Querencia.',
  path: FAQS,
})

const GROUPS = faqGroups(env.DONATIONS === 'on')

export default function FaqsPage() {
  return (
    <div className="mx-auto w-wrap pb-8">
      <JsonLd data={faqPage()} />
      <Breadcrumb crumbs={[{ label: 'Inicio', href: HOME }, { label: "FAQ's" }]} />
      <div className="mt-3 gap-16 lg:grid lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div className="self-start lg:sticky lg:top-24">
          <h1 className="text-display">Preguntas frecuentes</h1>
          <p className="mt-4 text-lead text-ink-2">
            Lo que más nos preguntan antes de adoptar, publicar o ayudar, con respuestas directas.
          </p>
          <nav aria-label="Temas" className="mt-6 flex flex-wrap gap-2">
            {GROUPS.map(({ id, title }) => (
              <a key={id} href={`#${id}`} className={chipClass()}>
                {title}
              </a>
            ))}
          </nav>
        </div>
        <div className="max-lg:mt-10">
          {GROUPS.map((group) => (
            <FaqSection key={group.id} group={group} />
          ))}
        </div>
      </div>
    </div>
  )
}

function faqPage() {
  return {
    '@type': 'FAQPage',
    inLanguage: 'es',
    mainEntity: GROUPS.flatMap(({ faqs }) => faqs).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  }
}
