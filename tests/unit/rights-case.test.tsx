import { expect, it } from 'vitest'
import { RightsCase } from '@/components/privacy/rights/rights-case'
import type { RightsCaseDto } from '@/lib/privacy/rights/dto'
import type { CountryId } from '@/lib/text/vocabulary'
import { draw } from '@/tests/support/markup'

const page = (
  countryId: CountryId,
  receivedAt: string,
  dueAt: string,
  blocked: RightsCaseDto['blocked'] = null,
  overrides: Partial<RightsCaseDto> = {},
  next: number | null = null,
) =>
  draw(
    <RightsCase
      found={{
        ...{ id: 1, right: blocked ? 'erasure' : 'access', countryId, receivedAt, dueAt, isOverdue: false },
        ...{ email: 'ana@correo.example', userId: null, body: 'Quiero saber qué tienen.' },
        ...{ answer: null, answeredAt: null, answeredBy: null, erasedAt: null, blocked },
        sameEmail: { messages: [], requests: [] },
        ...{ reminders: { half: null, late: null } },
        ...overrides,
      }}
      next={next}
      asksPassword={false}
    />,
  )

it('the page of a request has the term of the law of its day, the extension and when staff are reminded', () => {
  const before = page('CHL', '2026-11-27T15:00:00Z', '2026-12-01T02:59:59Z')
  expect(before).toContain('2 días hábiles (Ley 19.628, art. 16)')
  expect(before).toContain('No hay')
  const after = page('CHL', '2026-12-15T15:00:00Z', '2027-01-15T02:59:59Z')
  expect(after).toContain('30 días corridos (Ley 19.628, modificada por la Ley 21.719, art. 11)')
  expect(after).toMatch(
    /Prórroga que permite la ley.*30 días corridos.*Avisos al equipo.*previsto para el 30.12.2026.* y previsto para el 11.0?1.2027/s,
  )
})

it('once answered it says which reminders were sent, who answered, and that the account was erased', () => {
  const days = ['2026-12-15T15:00:00Z', '2027-01-15T02:59:59Z'] as const
  const answered = { answer: 'Nada.', answeredAt: '2026-12-31T15:00:00Z', answeredBy: 'Ana Equipo' }
  expect(page('CHL', ...days, null, answered, 12)).toMatch(
    /href="\/admin\/derechos\/12"[^>]*>Siguiente solicitud/,
  )
  expect(page('CHL', ...days, null, answered)).not.toContain('Siguiente')
  const early = page('CHL', ...days, null, answered)
  expect(early).toMatch(/Avisos al equipo.*Ninguno/s)
  expect(early).toContain('Ninguna, o ya eliminada')
  const reminders = { half: '2026-12-30T15:00:00Z', late: null }
  const late = page('CHL', ...days, null, { ...answered, reminders, erasedAt: '2026-12-20T15:00:00Z' })
  expect(late).toMatch(/enviado el 30.12.2026/)
  expect(late).not.toContain('previsto')
  expect(late).toMatch(/La eliminamos el 20.12.2026/)
  expect(late).toContain('Ana Equipo')
})

it('offers to erase the account only of who asked for that and is kept out by a block, and says by which', () => {
  const days = ['2026-12-15T15:00:00Z', '2027-01-15T02:59:59Z'] as const
  expect(page('COL', ...days)).not.toContain('ELIMINAR')
  const account = page('COL', ...days, 'account')
  expect(account).toMatch(/Su cuenta está bloqueada.*sin levantar antes el bloqueo.*Escribe ELIMINAR/s)
  expect(page('COL', ...days, 'listing')).toContain('Una de sus publicaciones está bloqueada')
})

it('the page of a request leads to what else there is of its e-mail, and says where there is nothing', () => {
  const bare = page('CHL', '2026-12-03T15:00:00Z', '2027-01-20T02:59:59Z')
  expect(bare).toContain('Ningún mensaje de contacto y ninguna otra solicitud.')
  const at = '2026-11-02T15:00:00Z'
  const message = {
    id: 7,
    kind: 'other',
    name: 'Ana',
    countryId: 'CHL',
    status: 'closed',
    createdAt: at,
  } as const
  const request = { id: 8, right: 'access', countryId: 'CHL', receivedAt: at, dueAt: at } as const
  const sameEmail = { messages: [message], requests: [{ ...request, answeredAt: at, isOverdue: false }] }
  const full = page('CHL', '2026-12-03T15:00:00Z', '2027-01-20T02:59:59Z', null, { sameEmail })
  for (const part of ['/admin/contacto/7', '/admin/derechos/8', 'nadie lo comprobó'])
    expect(full).toContain(part)
})
