import { Cell, DataTable, Row } from '@/components/ui/data-table'
import { extensionText, TERMS, type Term, type Terms, termText } from '@/lib/privacy/rights/terms'
import { RIGHT_LABELS } from '@/lib/text/copy/rights'
import { formatCalendarDay } from '@/lib/text/dates'
import { BROWSER_STORAGE, COOKIES, type KeptInBrowser } from '@/lib/text/legal/cookies'
import type { DataRow, LegalText } from '@/lib/text/legal/legal-text'
import { PRIVACY_TEXTS } from '@/lib/text/legal/texts'
import { privacyVersionPath } from '@/lib/text/routes'
import { type CountryId, DATA_RIGHTS } from '@/lib/text/vocabulary'
import { LegalPage } from './legal-page'

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

interface Responsible {
  name?: string
  address?: string
  email?: string
}

function ResponsibleFacts({ responsible: { name, address, email } }: { responsible: Responsible }) {
  if (!name || !address || !email) {
    return (
      <p className="rounded-card bg-guayaba-tint p-5 font-semibold text-guayaba-hover">
        Este sitio todavía no configuró quién responde por los datos. No lo uses con datos reales.
      </p>
    )
  }
  return (
    <address className="rounded-card bg-mist p-5 not-italic wrap-anywhere">
      <p className="font-semibold">{name}</p>
      <p>{address}</p>
      <a href={`mailto:${email}`} className="text-monte underline">
        {email}
      </a>
    </address>
  )
}

const DataRows = ({ rows }: { rows: readonly DataRow[] }) => (
  <DataTable
    caption="Datos, para qué y por cuánto tiempo"
    columns={[
      { label: 'Datos' },
      { label: 'Para qué' },
      { label: 'Por qué podemos' },
      { label: 'Cuánto tiempo' },
    ]}
  >
    {rows.map(({ data, purpose, basis, term }) => (
      <Row key={data}>
        <Cell>{data}</Cell>
        <Cell label="Para qué">{purpose}</Cell>
        <Cell label="Por qué podemos">{basis}</Cell>
        <Cell label="Cuánto tiempo">{term}</Cell>
      </Row>
    ))}
  </DataTable>
)

const BrowserRows = ({ caption, rows }: { caption: string; rows: readonly KeptInBrowser[] }) => (
  <DataTable
    caption={caption}
    columns={[{ label: 'Nombre' }, { label: 'Para qué' }, { label: 'Cuánto dura' }]}
  >
    {rows.map(({ name, purpose, term }) => (
      <Row key={name}>
        <Cell className="wrap-anywhere">{name}</Cell>
        <Cell label="Para qué">{purpose}</Cell>
        <Cell label="Cuánto dura">{term}</Cell>
      </Row>
    ))}
  </DataTable>
)

/** Rights whose words are the same are one line. */
function linesOf(terms: Terms): [rights: string, term: Term][] {
  const lines = new Map<string, [labels: string[], term: Term]>()
  for (const right of DATA_RIGHTS) {
    const term = terms[right]
    const words = [termText(term), extensionText(term), term.law].join()
    const [labels] = lines.get(words) ?? [[]]
    lines.set(words, [[...labels, RIGHT_LABELS[right]], term])
  }
  return [...lines.values()].map(([labels, term]) => [labels.join(', '), term])
}

/** By when a country's requests are answered, from the same table that due dates are counted with. */
const TermsTables = ({ countryId }: { countryId: CountryId }) =>
  TERMS[countryId].map(({ until, terms }, at, periods) => {
    const since = periods[at - 1]?.until
    const title = [
      until && `Solicitudes anteriores al ${formatCalendarDay(until)}`,
      since && `Solicitudes desde el ${formatCalendarDay(since)}`,
    ].find(Boolean)
    return (
      <div key={until ?? ''} className="mt-4">
        {title && <h3 className="mb-1 font-semibold">{title}</h3>}
        <DataTable
          caption="Plazos para responderte"
          columns={[
            { label: 'Qué pides' },
            { label: 'Plazo máximo' },
            { label: 'Prórroga que permite la ley' },
            { label: 'Ley' },
          ]}
        >
          {linesOf(terms).map(([rights, term]) => (
            <Row key={rights}>
              <Cell>{rights}</Cell>
              <Cell label="Plazo máximo">{termText(term)}</Cell>
              <Cell label="Prórroga que permite la ley">{extensionText(term)}</Cell>
              <Cell label="Ley">{term.law}</Cell>
            </Row>
          ))}
        </DataTable>
      </div>
    )
  })
