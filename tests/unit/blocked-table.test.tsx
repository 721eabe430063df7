import { describe, expect, it } from 'vitest'
import { BlockedTable } from '@/components/moderation/accounts/account-tables'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

const REASON = 'Lo pidió quien la publicó.'

describe('the list of what is blocked', () => {
  it('says since when, by whom and why, and leads to where each block is ended', () => {
    const common = { blockedAt: '2026-11-20T15:00:00.000Z', reason: REASON }
    const html = draw(
      <BlockedTable
        countryId="ECU"
        total={2}
        blocked={[
          { kind: 'account', id: 7, name: 'Paola Vera', by: 'Ana Ruiz', ...common },
          { kind: 'listing', id: 100_015, name: 'Canela', by: null, ...common },
        ]}
      />,
    )
    const words = wordsOf(html).join(' ')
    for (const part of ['Paola Vera', 'Ana Ruiz', REASON, '20', 'Canela', 'Ya no está en el equipo'])
      expect(words).toContain(part)
    expect(linksIn(html)).toEqual([
      ['Terminar el bloqueo de Paola Vera', '/admin/cuentas/7'],
      ['Terminar el bloqueo de Canela', '/admin/avisos/100015'],
    ])
  })

  it('says how many there are where it has the oldest alone', () => {
    const row = { id: 7, name: 'Paola Vera', by: null, blockedAt: '2026-11-20T15:00:00.000Z', reason: REASON }
    const wordsFor = (total: number) =>
      wordsOf(
        draw(<BlockedTable countryId="ECU" total={total} blocked={[{ kind: 'account', ...row }]} />),
      ).join(' ')
    expect(wordsFor(1205)).toContain('1205 bloqueos')
    expect(wordsFor(1)).not.toContain('más antiguos')
  })
})
