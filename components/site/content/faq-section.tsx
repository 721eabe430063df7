import { Icon } from '@/components/ui/icon/icon'
import type { Faq, FaqGroup } from '@/lib/text/copy/faqs'

export function FaqSection({ group: { id, title, faqs } }: { group: FaqGroup }) {
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="text-panel">
        {title}
      </h2>
      <div className="mt-3 divide-y divide-line border-y border-line">
        {faqs.map((faq) => (
          <Question key={faq.question} faq={faq} />
        ))}
      </div>
    </section>
  )
}

function Question({ faq }: { faq: Faq }) {
  return (
    <details id={faq.id} open={faq.id !== undefined} className="group scroll-mt-24">
      <summary className="flex min-h-11 items-center justify-between gap-4 py-4 text-lead font-semibold hover:text-monte">
        {faq.question}
        <Icon
          name="chevron-down"
          size={20}
          className="shrink-0 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid max-w-[41em] gap-3 pb-5 text-body text-ink-2">
        {faq.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
