import { expect, it } from 'vitest'
import { readSources } from '@/tests/support/sources'

it('only the module of telephones links one or puts its digits together', () => {
  const cutting = readSources(['lib', 'components', 'app']).filter(({ code }) =>
    /`tel:|wa\.me\/\$|[pP]hone[^\n]{0,40}\.replace\(/.test(code),
  )
  expect(cutting.map(({ file }) => file)).toEqual(['lib/text/phone-line.ts', 'lib/text/phone-number.ts'])
})
