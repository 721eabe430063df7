import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { Link } from '@/components/ui/links/link'
import { TextLink } from '@/components/ui/links/text-link'
import { formatCalendarDay } from '@/lib/text/dates'
import type { LegalFacts, LegalText } from '@/lib/text/legal/legal-text'
import { HOME } from '@/lib/text/routes'

/** @param facts what configuration and tables say today, in every version. */
export function LegalPage({
  title,
  text,
  versions,
  pathOf,
  facts = {},
}: {
  title: string
  text: LegalText
  /** Newest first. */
  versions: readonly LegalText[]
  pathOf: (version: string) => Route
  facts?: Partial<Record<LegalFacts, ReactNode>>
}) {
  return (
    <div className="mx-auto w-wrap pb-16">
      <Breadcrumb crumbs={[{ label: 'Inicio', href: HOME }, { label: title }]} />
      <article className="mx-auto mt-4 max-w-184">
        <h1 className="text-title">{title}</h1>
        <p className="mt-2 text-small text-ink-2">
          Versión del <time dateTime={text.version}>{formatCalendarDay(text.version)}</time>
          {text !== versions[0] && '. Ya no es la que rige.'}
        </p>
        <section aria-labelledby="resumen" className="mt-6 rounded-section bg-maiz p-6">
          <h2 id="resumen" className="text-panel">
            En pocas palabras
          </h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-body">
            {text.summary.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
        <nav aria-label="En esta página" className="mt-6">
          <ul className="flex flex-wrap gap-x-6">
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center text-monte underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {text.sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className="mt-10">
            <h2 id={section.id} className="scroll-mt-24 text-panel">
              {section.title}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 text-body text-ink-2">
                {paragraph}
              </p>
            ))}
            {section.points && (
              <ul className="mt-3 grid list-disc gap-2 pl-5 text-body text-ink-2">
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {section.links && (
              <p className="mt-3 flex flex-wrap gap-x-6">
                {section.links.map(({ label, href }) => (
                  <TextLink key={href} href={href} look="padded">
                    {label}
                  </TextLink>
                ))}
              </p>
            )}
            {section.facts && <div className="mt-4">{facts[section.facts]}</div>}
          </section>
        ))}
        <section aria-labelledby="versiones" className="mt-10">
          <h2 id="versiones" className="text-panel">
            Versiones
          </h2>
          <ul className="mt-3 grid gap-1">
            {versions.map(({ version }) => (
              <li key={version}>
                <Link
                  href={pathOf(version)}
                  className="inline-flex min-h-11 items-center text-monte underline"
                >
                  {formatCalendarDay(version)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </article>
    </div>
  )
}
