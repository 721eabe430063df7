import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { groupBy } from '@/lib/platform/collections'
import packageJson from '@/package.json'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { browserCode } from '@/tests/support/browser-code'
import { readSources } from '@/tests/support/sources'

type Support = { version_added: string | boolean | null; flags?: unknown; alternative_name?: string }
type Compat = { support: Record<string, Support | Support[]> }
type Feature = { __compat?: Compat; [name: string]: Feature | Compat | undefined }

/** https://github.com/mdn/browser-compat-data */
const DATA: { api: Feature; javascript: { builtins: Feature & { Intl: Feature } } } = JSON.parse(
  readFileSync(`${PROJECT_ROOT}/node_modules/@mdn/browser-compat-data/data.json`, 'utf8'),
)
const membersOf = (feature: Feature): [name: string, Feature][] =>
  Object.entries(feature).filter((entry): entry is [string, Feature] => !entry[0].startsWith('__'))
const BUILT_IN = new Map([
  ...membersOf(DATA.api),
  ...membersOf(DATA.javascript.builtins),
  ...membersOf(DATA.javascript.builtins.Intl).map(([name, feature]) => [`Intl.${name}`, feature] as const),
])

/** The framework's own (next/dist/build/polyfills/polyfill-module.js). */
const POLYFILLED = ['URL.canParse']

/** Used only where the browser has it, as these say. */
const DETECTED: Record<string, RegExp> = {
  'Intl.Segmenter': /'Segmenter' in Intl/,
  '.segment': /'Segmenter' in Intl/,
  '.prerendering': /'prerendering' in document/,
  '.cookieStore': /'cookieStore' in window/,
  '.requestIdleCallback': /window\.requestIdleCallback \?\?/,
  '.share': /!navigator\.(?:share\)|canShare)/,
  '.canShare': /!navigator\.canShare/,
  '.pushManager': /'PushManager' in window/,
  // Without effect in a browser that lacks it.
  '.imageSmoothingQuality': /\.imageSmoothingQuality = /,
}

/** Names of ours, of libraries and of types that are also those of the platform's newest parts. */
const OURS = /^(\.(watch|role|difference|move|ready|command|bytes)|Counter|EditContext|TouchEvent) /

const oldest = packageJson.browserslist.map((entry) => {
  const [browser = '', version = ''] = entry.split(' ')
  return [browser === 'samsung' ? 'samsunginternet_android' : browser, Number(version)] as const
})

/** The first supported browser that lacks it, as 'firefox 115'. */
function lacking(feature: Feature): string | undefined {
  const { support } = feature.__compat ?? {}
  const missing = oldest.find(([browser, version]) => {
    const said = [support?.[browser] ?? []].flat()
    return !said.some(
      ({ flags, alternative_name, version_added: added }) =>
        !flags && !alternative_name && Number.parseFloat(String(added).replace('≤', '')) <= version,
    )
  })
  return support && missing?.join(' ')
}

/** Interfaces whose objects our scripts hold; those of rarer ones share their names with our own fields. */
const HELD =
  /^(Element|HTML\w*Element|Node|NodeList|Document|Window|Navigator|Event|EventTarget|FormData|URL|URLSearchParams|Headers|Request|Response|Blob|File|AbortSignal|History|Location|Storage|CanvasRenderingContext2D|IntersectionObserver|ResizeObserver|CSSStyleDeclaration|DOMRect)$/

/** Every member of an object that our scripts hold, by its name: 'toSorted' of arrays and of typed arrays. */
const membersByName = groupBy(
  [...BUILT_IN]
    .filter(([name]) => HELD.test(name) || !Object.hasOwn(DATA.api, name))
    .flatMap(([, feature]) => membersOf(feature)),
  ([name]) => name,
)

/** What the code uses that a supported browser lacks, as 'URL.parse (chrome 111)'. */
function tooNew(code: string): string[] {
  const used = new Map<string, string | undefined>()
  for (const [, owner = '', member = ''] of code.matchAll(
    /(?<![\w.])(Intl\.[A-Z]\w+|[A-Z]\w+)(?:\.(\w+))?/g,
  )) {
    const feature = BUILT_IN.get(owner)
    if (!feature) continue
    used.set(owner, lacking(feature))
    const members = new Map(membersOf(feature))
    const found = members.get(`${member}_static`) ?? members.get(member)
    if (found) used.set(`${owner}.${member}`, lacking(found))
  }
  for (const [, member = ''] of code.matchAll(/(?<!\bz|[A-Z]\w*)\??\.(\w+)/g)) {
    const features = membersByName.get(member) ?? []
    const missing = features.map(([, feature]) => lacking(feature))
    if (features.length > 0 && missing.every((browser) => browser)) used.set(`.${member}`, missing[0])
  }
  for (const [, flags = ''] of code.matchAll(/[=(,:?&|]\s*\/(?![*/])(?:[^/\\\n]|\\.)+\/([a-z]+)/g))
    if (flags.includes('v')) used.set('/v', oldest[0]?.join(' '))
  return [...used].flatMap(([name, browser]) =>
    browser && !POLYFILLED.includes(name) ? `${name} (${browser})` : [],
  )
}

it('code that browsers load uses nothing that a supported browser lacks', () => {
  const sources = browserCode()
  expect(sources.length).toBeGreaterThan(200)
  const found = sources.flatMap(({ file, code }) =>
    tooNew(code)
      .filter((use) => !OURS.test(use) && !DETECTED[use.split(' ')[0] ?? '']?.test(code))
      .map((use) => `${file}: ${use}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['const url = URL.parse(text)', ['URL.parse (chrome 111)']],
  ['Object.groupBy(pets, by)', ['Object.groupBy (chrome 111)']],
  ['Promise.withResolvers()', ['Promise.withResolvers (chrome 111)']],
  ['new Intl.Segmenter("es")', ['Intl.Segmenter (firefox 115)']],
  ['one.intersection(other)', ['.intersection (chrome 111)']],
  ['text.replace(/[\\p{L}--[a-z]]/v, "")', ['/v (chrome 111)']],
  ['list.toSorted().findLast(Boolean)?.at(-1); URL.canParse(text)', []],
])('%s is told from what every supported browser has', (code, expected) => {
  expect(tooNew(code)).toEqual(expected)
})

it('the framework still brings what is taken to be its polyfill', () => {
  const polyfills = readFileSync(
    `${PROJECT_ROOT}/node_modules/next/dist/build/polyfills/polyfill-module.js`,
    'utf8',
  )
  for (const name of POLYFILLED) expect(polyfills).toContain(name.split('.').at(-1))
})

const HIDDEN = /(?<![\w:-])hidden(?![\w-])/
const REVEALED = /\bhas-\S*:(block|flex|grid|inline|contents)\b/

it('nothing is reachable by `:has()` alone: what it reveals is hidden only where browsers know it (`can-has:hidden`)', () => {
  const classes = readSources(['app', 'components']).flatMap(({ file, code }) =>
    [...code.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].map(([text]) => ({ file, text })),
  )
  expect(classes.filter(({ text }) => REVEALED.test(text)).length).toBeGreaterThan(5)
  expect(classes.filter(({ text }) => REVEALED.test(text) && HIDDEN.test(text))).toEqual([])
})
