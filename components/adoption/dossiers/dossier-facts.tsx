import { Icon } from '@/components/ui/icon/icon'
import { dossierFacts } from '@/lib/adoption/dossiers/copy'
import type { DossierAnswers } from '@/lib/adoption/dossiers/dto'
import type { Gender } from '@/lib/text/vocabulary'

export const DossierFacts = ({
  dossier,
  reader,
  gender,
}: {
  dossier: DossierAnswers
  reader: 'owner' | 'adopter'
  gender: Gender
}) => (
  <dl className="grid md:grid-cols-2 md:gap-x-10 print:block">
    {dossierFacts(dossier, { reader, gender }).map(([term, value]) => (
      <div
        key={term}
        className="border-t border-line py-3 first:border-t-0 first:pt-0 md:nth-2:border-t-0 md:nth-2:pt-0"
      >
        <dt className="text-small text-ink-2">{term}</dt>
        <dd className="font-semibold whitespace-pre-line wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)

/** With whom of the home the pet does not get along. */
export const CompanyNotice = ({ children }: { children: string }) => (
  <p className="flex gap-3 rounded-card bg-maiz p-4.5 text-small text-pretty">
    <Icon name="house" size={20} className="mt-px shrink-0" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
)
