import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ComparisonList } from '@/components/people/matches/comparison-list'
import { MatchDots } from '@/components/people/matches/match-dots'
import { compareWithMatch } from '@/lib/people/matches/compare'
import { MATCH_ANSWERS, samplePet } from '@/tests/support/fixtures'

const textsOf = (html: string) => html.split(/<[^>]+>/).filter((text) => text !== '')

it('the marks of a comparison are also words, each beside its label and its reason', () => {
  const comparison = compareWithMatch(samplePet({ coat: 'largo', specialNeeds: null }), MATCH_ANSWERS)
  const rows = renderToStaticMarkup(<ComparisonList comparison={comparison} />)
    .split('<li')
    .slice(1)
    .map((row) => textsOf(`<li${row}`))
  const words = { fits: 'Coincide', differs: 'No coincide', unknown: 'Sin datos', any: 'Sin preferencia' }
  expect(rows).toEqual(
    comparison.attributes.map(({ verdict, label, reason }) => [words[verdict], label, reason]),
  )
  expect(rows.map(([mark]) => mark)).toEqual([...Array(4).fill('Coincide'), 'No coincide', 'Sin datos'])
})

it('what the adopter does not mind wears neither a tick nor a cross, and has no dot', () => {
  const comparison = compareWithMatch(samplePet({ coat: 'largo' }), {
    ...MATCH_ANSWERS,
    age: null,
    coat: null,
  })
  const rows = renderToStaticMarkup(<ComparisonList comparison={comparison} />)
  expect(textsOf(rows).filter((text) => text === 'Sin preferencia')).toHaveLength(2)
  expect(textsOf(rows)).not.toContain('No coincide')
  const dots = renderToStaticMarkup(<MatchDots comparison={comparison} />)
  expect(dots).toContain('Coincide en 3 de 3')
  expect(dots.match(/size-2\.25/g)).toHaveLength(3)
})

it('what the score leaves out wears no mark that looks counted, whatever it says', () => {
  for (const specialNeeds of [true, false])
    for (const hadPet of [true, false]) {
      const comparison = compareWithMatch(samplePet({ specialNeeds }), { ...MATCH_ANSWERS, hadPet })
      const html = renderToStaticMarkup(<ComparisonList comparison={comparison} />)
      const marks = html
        .split('<li')
        .slice(1)
        .map((row) => textsOf(`<li${row}`)[0])
      expect(marks.filter((mark) => mark === 'Coincide')).toHaveLength(comparison.score?.fits ?? 0)
      expect(marks.at(-1)).toBe('No se cuenta')
    }
})

it('the score is read as words; its dots are not', () => {
  const comparison = compareWithMatch(samplePet({ coat: 'largo' }), MATCH_ANSWERS)
  const html = renderToStaticMarkup(<MatchDots comparison={comparison} />)
  expect(textsOf(html)).toEqual(['Coincide en 4 de 5'])
  expect(html.match(/aria-hidden="true".*?<\/span><\/span>/)?.[0].match(/rounded-full/g)).toHaveLength(5)
})

it('a pet without a score has no dots and no words', () => {
  const comparison = compareWithMatch(samplePet({ type: 'otro' }), MATCH_ANSWERS)
  expect(renderToStaticMarkup(<MatchDots comparison={comparison} />)).toBe('')
})
