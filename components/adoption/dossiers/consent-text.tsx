import { PrivacyLine } from '@/components/forms/privacy-line'
import { textLinkClass } from '@/components/ui/links/text-link'
import { CONSENT } from '@/lib/adoption/dossiers/consent-copy'

export function ConsentText({ summary }: { summary: string }) {
  return (
    <details>
      <summary className={textLinkClass('underlined', 'inline-flex min-h-11 cursor-pointer items-center')}>
        {summary}
      </summary>
      <div className="grid gap-2.5 rounded-card bg-mist p-4.5 text-small">
        {CONSENT.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <PrivacyLine />
        <p className="text-ink-2">Versión {CONSENT.version} de este texto.</p>
      </div>
    </details>
  )
}
