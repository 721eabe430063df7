import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Footer } from '@/components/site/layout/footer'
import { PrivacyPage } from '@/components/site/legal/privacy-page'
import { SESSION_SECONDS, STAFF_SESSION_SECONDS } from '@/lib/platform/session/cookies'
import { RETENTION_ROWS } from '@/lib/privacy/retention/table'
import { TERMS, termText } from '@/lib/privacy/rights/terms'
import { RIGHT_LABELS } from '@/lib/text/copy/rights'
import { HOUR_SECONDS } from '@/lib/text/durations'
import { BROWSER_STORAGE, COOKIES } from '@/lib/text/legal/cookies'
import type { LegalText } from '@/lib/text/legal/legal-text'
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

it('a legal text that was published is not edited: a change is a new version, with a hash here', () => {
  const hashOf = (text: LegalText) =>
    createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12)
  const hashes = (texts: readonly LegalText[]) =>
    Object.fromEntries(texts.map((text) => [text.version, hashOf(text)]))
  expect(hashes(PRIVACY_TEXTS)).toEqual({ '2026-11-27': '9090599a56d9', '2026-11-26': 'babed5da0f1d' })
  expect(hashes(TERMS_TEXTS)).toEqual({ '2026-11-26': 'd43596f1e765' })
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

  it('says of each cookie of ours how long the code keeps it', () => {
    const termOf = (name: string) => COOKIES.find((cookie) => cookie.name === name)?.term
    expect([SESSION_SECONDS, STAFF_SESSION_SECONDS].map((seconds) => seconds / HOUR_SECONDS)).toEqual([
      720, 12,
    ])
    expect(termOf('next-auth.session-token')).toBe('30 días; la sesión del equipo vale 12 horas')
    expect(termOf('querencia-sesion')).toBe('30 días')
    const said = (pattern: RegExp) => readSources(['lib']).filter(({ code }) => pattern.test(code)).length
    expect([termOf('querencia-aviso'), said(/NOTICE_COOKIE, .*maxAge: 20 /)]).toEqual(['20 segundos', 1])
    expect([termOf('querencia-registro'), said(/setCookie\(COOKIE, .*, HOUR_SECONDS\)/)]).toEqual([
      '1 hora',
      1,
    ])
    expect([termOf('querencia-alta'), said(/setCookie\(PROOF_COOKIE, .*, DAY_SECONDS\)/)]).toEqual([
      '1 día',
      1,
    ])
    expect([termOf('querencia-lugar'), said(/PLACE_SECONDS = 365 \* DAY_SECONDS/)]).toEqual(['1 año', 1])
    expect(termOf('next-auth.csrf-token')).toContain('10 minutos')
    expect(said(/TEN_MINUTES = 600\b[\s\S]*maxAge: TEN_MINUTES/)).toBe(1)
  })

  it('says that some names have a prefix, where the code gives them one', () => {
    const prefixes = readSources(['lib']).flatMap(({ code }) => code.match(/__(?:Host|Secure)-(?=')/g) ?? [])
    expect(new Set(prefixes)).toEqual(new Set(['__Host-', '__Secure-']))
    for (const prefix of prefixes) expect(privacy({})).toContain(prefix)
  })

  it('names everything that pages write into the browser’s storage', () => {
    const writing = readSources(['lib', 'components']).filter(
      ({ file, code }) =>
        file !== 'lib/platform/browser-storage.ts' &&
        /\b(?:writeStored\(|(?:local|session)Storage\.setItem|caches\.open\(|indexedDB\.open\()/.test(code),
    )
    const keyIn = (code: string) => /(?:KEY|key) = (?:\(\) => )?['`]([\w.:-]+)/.exec(code)?.[1]
    const codeOf = new Map(readSources(['lib', 'components']).map(({ file, code }) => [file, code]))
    const keys = writing.map(({ file, code }) => {
      const [, module] = /import \{[^}]*KEY\b[^}]*\} from '@\/([^']+)'/.exec(code) ?? []
      return keyIn(code) ?? keyIn(codeOf.get(`${module}.ts`) ?? '') ?? file
    })
    expect(keys.toSorted()).toEqual(BROWSER_STORAGE.map(({ name }) => name).toSorted())
    const page = privacy({})
    expect(keys.filter((key) => !page.includes(key))).toEqual([])
  })

  it('names each service that code of `integrations` and of sign-in hands data to', () => {
    const code = readSources(['lib/platform/integrations'])
      .map((source) => source.code)
      .join('\n')
    const clients = [...code.matchAll(/from '((?:resend|stripe|@vercel\/[a-z]+))'|https:\/\/([a-z.]+)'/g)]
    expect(new Set(clients.map(([, client, host]) => client ?? host))).toEqual(
      new Set(['resend', 'stripe', '@vercel/blob', 'maps.googleapis.com']),
    )
    const services = [
      'Resend',
      'Stripe',
      'servicio de archivos',
      'Google Maps',
      'proveedor con el que ingresas',
    ]
    for (const service of services) expect(privacy({})).toContain(service)
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

it('the page about privacy names the services that notices and answers by mail go through', () => {
  const page = privacy({})
  expect(page).toMatch(/servicio de avisos de tu navegador[^<]+cifrado/)
  expect(page).toMatch(/Resend[^<]+recibe tu respuesta/)
})

it('the page about privacy leads to the form of rights and to the contact form', () => {
  expect(linksIn(privacy({}))).toEqual(
    expect.arrayContaining([
      ['Ejercer tus derechos', '/derechos'],
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
      ['Tus derechos sobre tus datos', '/derechos'],
      ['Contacto', '/contacto'],
    ]),
  )
})
