import { expect, it } from 'vitest'
import { LengthHint } from '@/components/forms/length-hint'
import { RatingBars } from '@/components/foundations/reviews/review-list'
import { Counter } from '@/components/pets/publish/description-field'
import { OptionRadio } from '@/components/search/filter-section'
import { TabBar } from '@/components/ui/links/tab-bar'
import { tidyComment } from '@/lib/moderation/reviews/schema'
import { draw } from '@/tests/support/markup'

it('counts of filters, tabs, ratings and lengths have a separator from ten thousand on', () => {
  const option = { value: 'a', label: 'Joven', count: 12_345, chosen: false }
  const drawn = [
    <OptionRadio key="option" name="edad" variant="row" option={option} />,
    <TabBar key="tabs" label="Equipo" path="/" tabs={[{ path: '/', label: 'Avisos', count: 12_345 }]} />,
    <RatingBars key="bars" rating={5} counts={[0, 0, 0, 0, 12_345]} />,
    <LengthHint key="length" text={'a'.repeat(12_345)} most={20_000} hint="Tu historia." />,
  ].map(draw)
  for (const html of drawn) {
    expect(html).toContain('12\u00a0345')
    expect(html).not.toContain('12345')
  }
})

it('lengths are those of the text that is stored', () => {
  const lengthOf = (text: string, clean?: (text: string) => string) =>
    />(\d+)\/4</.exec(draw(<LengthHint text={text} most={4} hint="Tu historia." clean={clean} />))?.[1]
  expect(lengthOf('ñandú'.normalize('NFD'))).toBe('5')
  expect(lengthOf(' a\u200bb\u00adc ')).toBe('3')
  expect(lengthOf('a\n\n\n\nb', tidyComment)).toBe('4')
})

it('a description that is too long is not said to be long enough', () => {
  const said = (length: number) => draw(<Counter length={length} />)
  expect(said(99)).toContain('99 de 100 caracteres')
  expect(said(5000)).toContain('ya tiene el largo que necesita')
  expect(said(5001)).toContain('5001 de 5000 caracteres')
  expect(said(5001)).not.toContain('ya tiene el largo')
})
