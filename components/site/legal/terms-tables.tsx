import { Cell, DataTable, Row } from '@/components/ui/data-table'
import { extensionText, TERMS, type Term, type Terms, termText } from '@/lib/privacy/rights/terms'
import { RIGHT_LABELS } from '@/lib/text/copy/rights'
import { formatCalendarDay } from '@/lib/text/dates'
import { type CountryId, DATA_RIGHTS } from '@/lib/text/vocabulary'

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
export const TermsTables = ({ countryId }: { countryId: CountryId }) =>
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
