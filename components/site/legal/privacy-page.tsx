import { BROWSER_STORAGE, COOKIES } from '@/lib/text/legal/cookies'
import type { DataRow } from '@/lib/text/legal/data-row'
import type { LegalText } from '@/lib/text/legal/legal-text'
import { PRIVACY_TEXTS } from '@/lib/text/legal/texts'
import { privacyVersionPath } from '@/lib/text/routes'
import { LegalPage } from './legal-page'
import { BrowserRows, DataRows, type Responsible, ResponsibleFacts } from './privacy-facts'
import { TermsTables } from './terms-tables'

/** A version of the text, with what is kept and who is responsible today. */
export const PrivacyPage = ({
  text,
  rows,
  responsible,
}: {
  text: LegalText
  rows: readonly DataRow[]
  responsible: Responsible
}) => (
  <LegalPage
    title="Privacidad"
    text={text}
    versions={PRIVACY_TEXTS}
    pathOf={privacyVersionPath}
    facts={{
      responsible: <ResponsibleFacts responsible={responsible} />,
      data: <DataRows rows={rows} />,
      cookies: (
        <div className="grid gap-6">
          <BrowserRows caption="Cookies" rows={COOKIES} />
          <BrowserRows caption="Lo que guarda tu navegador" rows={BROWSER_STORAGE} />
        </div>
      ),
      'terms-ARG': <TermsTables countryId="ARG" />,
      'terms-CHL': <TermsTables countryId="CHL" />,
      'terms-COL': <TermsTables countryId="COL" />,
      'terms-ECU': <TermsTables countryId="ECU" />,
      'terms-PER': <TermsTables countryId="PER" />,
    }}
  />
)
