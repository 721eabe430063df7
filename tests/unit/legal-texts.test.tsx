import { describe, expect, it } from 'vitest'
import { Footer } from '@/components/site/layout/footer'
import { PrivacyPage } from '@/components/site/legal/privacy-page'
import { RETENTION_ROWS } from '@/lib/privacy/retention/table'
import { termText } from '@/lib/privacy/rights/term-text'
import { TERMS } from '@/lib/privacy/rights/terms'
import { RIGHT_LABELS } from '@/lib/text/copy/rights'
import { COOKIES } from '@/lib/text/legal/cookies'
import { PRIVACY_TEXTS, TERMS_TEXTS } from '@/lib/text/legal/texts'
import { type CountryId, DATA_RIGHTS } from '@/lib/text/vocabulary'
import { draw, linksIn } from '@/tests/support/markup'
import { readSources } from '@/tests/support/sources'

const SECTIONS: Record<CountryId, string> = {
  ARG: 'argentina',
  CHL: 'chile',
  COL: 'colombia',
  ECU: 'ecuador',
  PER: 'peru',
}

const privacy = (responsible: { name?: string; address?: string; email?: string }) =>
  draw(<PrivacyPage text={PRIVACY_TEXTS[0]} rows={RETENTION_ROWS} responsible={responsible} />)

describe.each([
  ['privacy', PRIVACY_TEXTS],
  ['terms', TERMS_TEXTS],
])('the legal text about %s', (_, texts) => {
  it('has no sentence over 30 words in its summary', () => {
    const sentences = texts.flatMap(({ summary }) => summary).flatMap((part) => part.split(/(?<=[.:!?]) /))
    expect(sentences.length).toBeGreaterThan(3)
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 30)).toEqual([])
  })

  it('has versions by their day, newest first, each once', () => {
    const versions = texts.map(({ version }) => version)
    expect(versions.filter((version) => !/^\d{4}-\d\d-\d\d$/.test(version))).toEqual([])
    expect(versions).toEqual([...new Set(versions)].toSorted().toReversed())
  })
})

describe('the page about privacy', () => {
  it('names every cookie that the code writes, and what next-auth keeps beside them', () => {
    const code = readSources(['lib'])
      .map((source) => source.code)
      .join('\n')
    const written = [...code.matchAll(/(?:COOKIE|SESSION_HINT) = [`'](?:\$\{[^}]*\})?([a-z.-]+)[`']/g)]
    const session = [...code.matchAll(/name: `\$\{[^}]*\}(next-auth[a-z.-]+)`/g)]
    const names = [...written, ...session].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(5)
    const listed = COOKIES.flatMap(({ name }) => name.split(', '))
    expect(names.filter((name) => !listed.includes(name))).toEqual([])
    const page = privacy({})
    expect(listed.filter((name) => !page.includes(name))).toEqual([])
  })

  it('says clearly when nobody is configured as responsible, and else who', () => {
    const missing = 'todavía no configuró quién responde por los datos'
    expect(privacy({ name: 'Asociación' })).toContain(missing)
    const configured = privacy({ name: 'Asociación', address: 'Calle 1', email: 'a@b.example' })
    expect(configured).not.toContain(missing)
    expect(linksIn(configured)).toContainEqual(['a@b.example', 'mailto:a@b.example'])
  })

  it('has the law and the authority of each of the five countries', () => {
    const page = privacy({})
    for (const name of ['25.326', 'AAIP', '21.719', '1581', 'SIC', 'LOPDP', '29733', 'ANPD'])
      expect(page).toContain(name)
  })

  it('has the terms of each country from the table that due dates are counted with', () => {
    const sections = privacy({}).split(/<section/)
    for (const [countryId, id] of Object.entries(SECTIONS) as [CountryId, string][]) {
      const section = sections.find((part) => part.includes(`id="${id}"`)) ?? ''
      for (const { terms } of TERMS[countryId])
        for (const right of DATA_RIGHTS) {
          const row = section
            .split('<tr')
            .find((part) => part.includes(RIGHT_LABELS[right]) && part.includes(terms[right].law))
          expect(row, `${right}, ${countryId}`).toContain(termText(terms[right]))
        }
    }
  })

  it('says where to complain in each country', () => {
    const { sections } = PRIVACY_TEXTS[0]
    for (const id of Object.values(SECTIONS)) {
      const { paragraphs } = sections.find((section) => section.id === id) ?? { paragraphs: [] }
      expect(paragraphs.at(-1), id).toMatch(/Si no te respondemos.*puedes.*(reclamar|queja) ante la/)
    }
  })
})

it('the page about privacy leads to the form of rights and to the contact form', () => {
  expect(linksIn(privacy({}))).toEqual(
    expect.arrayContaining([
      ['Usar tus derechos', '/derechos'],
      ['Escribirnos', '/contacto'],
    ]),
  )
})

it('the footer links to privacy, the terms, the rights and the contact form', () => {
  const links = linksIn(draw(<Footer year={2026} />))
  expect(links).toEqual(
    expect.arrayContaining([
      ['Privacidad', '/privacidad'],
      ['Términos', '/terminos'],
      ['Tus datos y derechos', '/derechos'],
      ['Contacto', '/contacto'],
    ]),
  )
})
