import { expect, it } from 'vitest'
import { LengthHint } from '@/components/forms/length-hint'
import { RatingBars } from '@/components/foundations/reviews/rating-bars'
import { OptionRadio } from '@/components/search/option-radio'
import { TabBar } from '@/components/ui/links/tab-bar'
import { draw } from '@/tests/support/markup'

it('counts of filters, tabs, ratings and lengths have a separator from a thousand on', () => {
  const option = { value: 'a', label: 'Joven', count: 1234, chosen: false }
  const drawn = [
    <OptionRadio key="option" name="edad" variant="row" option={option} />,
    <TabBar key="tabs" label="Equipo" path="/" tabs={[{ path: '/', label: 'Avisos', count: 1234 }]} />,
    <RatingBars key="bars" rating={5} counts={[0, 0, 0, 0, 1234]} />,
    <LengthHint key="length" text={'a'.repeat(1234)} most={2000} hint="Tu historia." />,
  ].map(draw)
  for (const html of drawn) {
    expect(html).toContain('1.234')
    expect(html).not.toContain('1234')
  }
})
