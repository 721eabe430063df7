import { expect, it } from 'vitest'
import { APPLICATION, isClientModule, isServerAction } from '@/tests/support/browser-code'
import { parseSource } from '@/tests/support/sources'

/** What knows the environment or the database, and what weighs too much: the telephone rules of the countries. */
const SERVERS_ONLY =
  /^(server-only|node:|next\/headers|db\/client|lib\/platform\/(env|context|runtime)$|lib\/text\/phone-number$)/

/** How a component reaches what browsers must not load: the files on the way, the last one what they must not. */
function wayToServer(from: string, seen: Set<string>): string[] | null {
  if (SERVERS_ONLY.test(from)) return [from]
  const source = APPLICATION.get(from)
  // An action is called from a browser, not loaded.
  if (!source || seen.has(from) || isServerAction(source)) return null
  seen.add(from)
  for (const target of source.imports) {
    const rest = wayToServer(target, seen)
    if (rest) return [from, ...rest]
  }
  return null
}

it('what browsers load reaches neither the database nor the environment, by however many steps', () => {
  const components = [...APPLICATION].filter(([, source]) => isClientModule(source)).map(([name]) => name)
  expect(components.length).toBeGreaterThan(50)
  expect(components.flatMap((name) => wayToServer(name, new Set())?.join(' → ') ?? [])).toEqual([])
  expect(wayToServer('lib/platform/secrets', new Set())?.at(-1)).toMatch(SERVERS_ONLY)
})

/** For visitors who do something, or are signed in: loaded then. Tables of words go whole, however few of them a page says. */
const LOADED_LATER =
  /^(@tanstack\/|embla-|next\/link$|zod$|components\/ui\/dialog\/dialog-frame$|components\/photos\/gallery\/photo-viewer$|lib\/search\/url\/params$|lib\/pets\/copy$|lib\/text\/(dates|graphemes|plain-text|time-zones|copy\/(labels|rights))$)/
const PUBLIC_PAGES = [
  '',
  '/pet-detail/[id]',
  '/searcher/[type]/[item]/[subItem]',
  '/foundation/[id]',
  '/pet-care',
]

/** How a page's first load reaches what browsers load later. @param inBrowser within a client module */
function wayToLater(from: string, seen: Set<string>, inBrowser = false): string[] | null {
  if (inBrowser && LOADED_LATER.test(from)) return [from]
  const source = APPLICATION.get(from)
  const isInBrowser = inBrowser || (source !== undefined && isClientModule(source))
  const step = `${from} ${isInBrowser}`
  if (!source || seen.has(step) || isServerAction(source)) return null
  seen.add(step)
  for (const target of importsAtOnce(source)) {
    const rest = wayToLater(target, seen, isInBrowser)
    if (rest) return [from, ...rest]
  }
  return null
}

/** Without those by `import()`. */
const importsAtOnce = ({ file, code }: { file: string; code: string }) =>
  parseSource(file, code.replace(/\bimport\([^)]*\)/g, '')).imports

it.each(PUBLIC_PAGES)(
  'the first load of the public page “%s” has no dialog, carousel, photo viewer, library of requests or table of words',
  (page) => {
    const files = ['app/layout', 'app/(site)/layout', `app/(site)${page}/page`]
    expect(files.filter((file) => !APPLICATION.has(file))).toEqual([])
    expect(files.flatMap((file) => wayToLater(file, new Set())?.join(' → ') ?? [])).toEqual([])
    expect(wayToLater('app/(account)/dashboard/page', new Set())).not.toBeNull()
  },
)

it.each(['login-form', 'reset-form', 'new-password-form', 'resend-form', 'email-confirmation'])(
  'the form “%s”, which asks for no name, loads no rules of names',
  (form) => {
    const reached = new Set<string>()
    wayToServer(`components/people/accounts/${form}`, reached)
    expect(reached).toContain('lib/people/accounts/schema')
    expect([...reached].filter((file) => /\/(site-names|names|look-alikes)$/.test(file))).toEqual([])
  },
)
