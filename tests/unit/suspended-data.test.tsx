import { expect, it } from 'vitest'
import { SuspendedData } from '@/components/dashboard/suspended-data'
import { draw, wordsOf } from '@/tests/support/markup'

const pageOf = (suspended: boolean, blocked: boolean, dueSums: string[] = []) =>
  wordsOf(
    draw(
      <SuspendedData token="t" account={{ name: 'Ana', suspended, blocked }} losses={[]} dueSums={dueSums} />,
    ),
  ).join(' ')

it('who is suspended may delete the account, and reads before what has still to be sent to it', () => {
  expect(pageOf(true, false)).toContain('Eliminar mi cuenta')
  expect(pageOf(true, false)).not.toContain('falta transferirte')
  expect(pageOf(true, false, ['$100 USD'])).toMatch(
    /falta transferirte \$100 USD : espera a que el equipo decida.*Escribe/,
  )
})

it('who is blocked, suspended as well or not, is led to where staff delete it', () => {
  for (const suspended of [true, false]) {
    const page = pageOf(suspended, true, ['$100 USD'])
    expect(page).toContain(suspended ? 'está suspendida' : 'está bloqueada')
    expect(page).toContain('Para pedir algo más, como eliminar la cuenta')
    expect(page).not.toMatch(/Eliminar mi cuenta|falta transferirte/)
  }
})
