import { Cell, DataTable, Row } from '@/components/ui/data-table'
import type { KeptInBrowser } from '@/lib/text/legal/cookies'
import type { DataRow } from '@/lib/text/legal/data-row'

export interface Responsible {
  name?: string
  address?: string
  email?: string
}

export function ResponsibleFacts({ responsible: { name, address, email } }: { responsible: Responsible }) {
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

export const DataRows = ({ rows }: { rows: readonly DataRow[] }) => (
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

export const BrowserRows = ({ caption, rows }: { caption: string; rows: readonly KeptInBrowser[] }) => (
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
