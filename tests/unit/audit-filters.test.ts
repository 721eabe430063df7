import { expect, it } from 'vitest'
import { csvOfAudit } from '@/lib/moderation/staff/audit-log/operations'
import { filteredLogPath, NO_AUDIT_FILTERS, parseAuditFilters } from '@/lib/moderation/staff/audit-log/params'
import { ADMIN_LOG } from '@/lib/text/routes'

it('the filters of the audit log survive the way through the URL', () => {
  const query = { quien: '5', que: 'dinero', desde: '2026-11-01', hasta: '2026-11-30' }
  const { form, page } = parseAuditFilters({ ...query, pagina: '2' }, 'COL')
  expect(page).toBe(2)
  expect(filteredLogPath(ADMIN_LOG, form)).toBe(`${ADMIN_LOG}?${new URLSearchParams(query)}`)
})

it('two days in the wrong order mean the time between them', () => {
  const { form } = parseAuditFilters({ desde: '2026-11-30', hasta: '2026-11-01' }, 'COL')
  expect(form).toMatchObject({ from: '2026-11-01', to: '2026-11-30' })
})

it.each([
  { quien: '0', que: 'todo', desde: '2026-02-30', hasta: 'ayer' },
  { quien: "5' or 1=1", que: '', desde: '0000-00-00', hasta: '9999-12-31' },
  { desde: '1970-01-01', hasta: ['2026-11-01', '2026-11-02'] },
])('unknown values in the URL of the audit log count as missing: %j', (query) => {
  const { form, filters } = parseAuditFilters(query, '')
  expect(filters).toEqual(NO_AUDIT_FILTERS)
  expect(filteredLogPath(ADMIN_LOG, form)).toBe(ADMIN_LOG)
})

const ENTRY = {
  id: 1,
  actor: 'Inés Prado',
  fromCommandLine: false,
  action: 'account.suspend',
  kind: 'user' as const,
  subjectId: 7,
  name: '=HYPERLINK("http://x")',
  isOpen: true,
  count: null,
  documentId: null,
  reason: '@SUM(1+1), "dos"\nlíneas',
  createdAt: '2026-11-20T15:00:00.000Z',
}

it('what staff and people wrote is no formula in the CSV of the audit log', () => {
  const csv = csvOfAudit([ENTRY], 'PER')
  expect(csv).toContain(`Inés Prado,suspendió la cuenta de,"'=HYPERLINK(""http://x"")",7,`)
  expect(csv).toContain(`"'@SUM(1+1), ""dos""\nlíneas"`)
  expect(csvOfAudit([ENTRY], 'COL')).toContain(`Inés Prado;suspendió la cuenta de;`)
})

it('the CSV says when in the clock of the reader, as the page does, and in a shape that spreadsheets read', () => {
  const late = [{ ...ENTRY, createdAt: '2026-11-21T02:21:59.351Z' }]
  expect(csvOfAudit(late, 'CHL')).toContain('2026-11-20 23:21;')
  expect(csvOfAudit(late, 'ECU')).toContain('2026-11-20 21:21;')
})
