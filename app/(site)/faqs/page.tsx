import { ChevronDown } from 'lucide-react'
import { JsonLd } from '@/components/seo/json-ld'
import { pageMetadata } from '@/components/seo/metadata'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { chipClass } from '@/components/ui/chip'
import { FAQ_GROUPS, type Faq } from '@/lib/copy/faqs'
import { FAQS, HOME } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Preguntas frecuentes',
  description:
    'Respuestas claras sobre adoptar, dar en adopción, las fundaciones, las donaciones y tu seguridad en Querencia.',
  path: FAQS,
})

export default function FaqsPage() {
  return (
    <div className="mx-auto w-wrap pb-16">
      <JsonLd data={faqPage()} />
      <Breadcrumb crumbs={[{ label: 'Inicio', href: HOME }, { label: "FAQ's" }]} />
      <div className="mx-auto max-w-192">
        <h1 className="mt-3 text-display">Preguntas frecuentes</h1>
        <p className="mt-4 text-lead text-ink-2">
          Lo que más nos preguntan antes de adoptar, publicar o ayudar, con respuestas directas.
        </p>
        <nav aria-label="Temas" className="mt-6 flex flex-wrap gap-2">
          {FAQ_GROUPS.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className={chipClass()}>
              {title}
            </a>
          ))}
        </nav>
        {FAQ_GROUPS.map(({ id, title, faqs }) => (
          <section key={id} aria-labelledby={id} className="mt-10">
            <h2 id={id} className="text-panel">
              {title}
            </h2>
            <div className="mt-3 divide-y divide-line border-y border-line">
              {faqs.map((faq) => (
                <Question key={faq.question} faq={faq} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

function Question({ faq }: { faq: Faq }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center justify-between gap-4 py-4 text-lead font-semibold hover:text-monte">
        {faq.question}
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid max-w-[64ch] gap-3 pb-5 text-body text-ink-2">
        {faq.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}

function faqPage() {
  return {
    '@type': 'FAQPage',
    inLanguage: 'es',
    mainEntity: FAQ_GROUPS.flatMap(({ faqs }) => faqs).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  }
}
