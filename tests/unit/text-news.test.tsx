import { describe, expect, it } from 'vitest'
import { OutdatedConsents } from '@/components/site/legal/outdated-consents'
import { TextNews } from '@/components/site/legal/text-news'
import { isOutdated, MAIL_VERSIONS } from '@/lib/people/consents/purposes'
import { toldTextsSchema } from '@/lib/people/told-texts/schema'
import type { LegalText } from '@/lib/text/legal/legal-text'
import { listTextNews, TOLD_NEWEST } from '@/lib/text/legal/text-news'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

const textOf = (version: string): LegalText => ({ version, summary: [], sections: [] })
const [OLD, NEW] = ['2027-01-03', '2027-05-20']
const TWO = [textOf(NEW), textOf(OLD)] as const
const ONE = [textOf(OLD)] as const

describe('what an account is told of the legal texts', () => {
  it('is nothing when it knows the newest of both, as each new account does', () => {
    const known = { toldPrivacy: NEW, toldTerms: OLD }
    expect(listTextNews(known, { privacy: TWO, terms: ONE })).toEqual([])
    expect(listTextNews(TOLD_NEWEST)).toEqual([])
  })

  it('is that there are texts, to an account from before them', () => {
    const nothing = { toldPrivacy: null, toldTerms: null }
    const first = [
      {
        sentence: 'Publicamos cómo cuidamos tus datos.',
        links: [{ label: 'Leer el texto de privacidad', path: '/privacidad' }],
      },
      {
        sentence: 'Publicamos los términos de Querencia.',
        links: [{ label: 'Leer los términos', path: '/terminos' }],
      },
    ]
    expect(listTextNews(nothing, { privacy: ONE, terms: ONE })).toEqual(first)
    // Whoever never heard of the first version has none to compare with.
    expect(listTextNews(nothing, { privacy: TWO, terms: TWO })).toEqual(first)
  })

  it('is the text that changed alone, from which day, with the version that it knows', () => {
    const known = { toldPrivacy: OLD, toldTerms: OLD }
    expect(listTextNews(known, { privacy: TWO, terms: ONE })).toEqual([
      {
        sentence: 'Cambió el texto sobre cómo cuidamos tus datos. Rige desde el 20 de mayo de 2027.',
        links: [
          { label: 'Leer el texto de privacidad', path: '/privacidad' },
          { label: 'Ver la versión anterior', path: `/privacidad/${OLD}` },
        ],
      },
    ])
    expect(listTextNews(known, { privacy: ONE, terms: TWO })).toEqual([
      {
        sentence: 'Cambiaron los términos. Rigen desde el 20 de mayo de 2027.',
        links: [
          { label: 'Leer los términos', path: '/terminos' },
          { label: 'Ver la versión anterior de los términos', path: `/terminos/${OLD}` },
        ],
      },
    ])
  })

  it('is nothing of a version that a newer release told of, to a release that runs beside it', () => {
    expect(listTextNews({ toldPrivacy: NEW, toldTerms: OLD }, { privacy: ONE, terms: ONE })).toEqual([])
  })
})

describe('the note about legal texts', () => {
  const news = listTextNews({ toldPrivacy: null, toldTerms: null }, { privacy: ONE, terms: ONE })
  const html = draw(<TextNews news={news} newest={TOLD_NEWEST} />)

  it('is a status with links and one button, which sends what it told of', () => {
    expect(html).toContain('role="status"')
    expect(linksIn(html)).toEqual([
      ['Leer el texto de privacidad', '/privacidad'],
      ['Leer los términos', '/terminos'],
    ])
    expect(wordsOf(html)).toContain('Entendido')
    expect(html.match(/<button/g)).toHaveLength(1)
    for (const [name, value] of Object.entries(TOLD_NEWEST))
      expect(html).toContain(`name="${name}" value="${value}"`)
  })

  it('takes days alone', () => {
    expect(toldTextsSchema.safeParse(TOLD_NEWEST).success).toBe(true)
    expect(toldTextsSchema.safeParse({ ...TOLD_NEWEST, toldTerms: 'todas' }).success).toBe(false)
  })
})

describe('a consent to mails', () => {
  const given = { purpose: 'avisos', version: MAIL_VERSIONS.avisos, withdrawnAt: null } as const

  it('is asked for again when its text has changed, unless it was withdrawn', () => {
    const earlier = { ...given, version: MAIL_VERSIONS.avisos - 1 }
    expect(isOutdated(given)).toBe(false)
    expect(isOutdated(earlier)).toBe(true)
    expect(isOutdated({ ...earlier, withdrawnAt: new Date() })).toBe(false)
  })

  it('is asked for by name, where it can be given or taken back', () => {
    const html = draw(<OutdatedConsents purposes={['avisos', 'seguimiento']} />)
    expect(html).toContain('role="status"')
    expect(wordsOf(html)[0]).toBe(
      'Cambió el texto de algo que permites: Avisos de búsquedas guardadas, Preguntas después de una adopción.',
    )
    expect(linksIn(html)).toEqual([['Decidir si lo sigues permitiendo', '/dashboard/perfil#permisos']])
  })
})
