import type { Source } from '@/tests/support/sources'

/** Who must not import what. `to` is matched against `lib/platform/env` for our files and the name as written for packages. */
type ImportRule = { rule: string; from: RegExp; except?: RegExp; to: RegExp }
/** What a file must not contain. */
type TextRule = { rule: string; except?: RegExp; text: RegExp }
/** How long a file may be. */
type LengthRule = { from: RegExp; except?: RegExp; lines: number }

const IMPORT_RULES: ImportRule[] = [
  {
    rule: 'the schema imports nothing of ours but the closed lists of values',
    from: /^db\/schema\//,
    to: /^(app|components|scripts|tests|db\/(?!schema\/)|lib\/(?!text\/vocabulary$))/,
  },
  {
    rule: 'only queries, caches, operations and the modules that create contexts touch the database',
    from: /^(app|components|lib)\//,
    except:
      /^lib\/(platform\/(context|write|runtime|session\/session)|search\/search)\.ts$|^lib\/([a-z-]+\/)+([a-z-]+-)?(queries|cache|operations)(\.ts|\/)/,
    to: /^db(\/|$)/,
  },
  {
    rule: 'the application does not reach into the machinery around the database',
    from: /^(app|components|lib)\//,
    to: /^(db\/(local|seed|migrate)|scripts)(\/|$)/,
  },
  {
    rule: 'components work with shapes, copy, routes and actions, never with data access or the environment',
    from: /^components\//,
    to: /^db(\/|$)|^lib\/platform\/(env|context|runtime)$|^lib\/([a-z-]+\/)+([a-z-]+-)?(queries|cache|operations)(\/|$)/,
  },
  {
    rule: 'shapes, schemas, policies and copy run on both sides of the wire',
    from: /^lib\/(([a-z-]+\/)+((dto|schema|params|policy)|([a-z-]+-)?copy)\.ts|text\/copy\/)/,
    to: /^(server-only|next\/|node:|db(\/|$)|lib\/platform\/((env|context|runtime)$|integrations\/))|\/([a-z-]+-)?(queries|cache|operations)(\/|$)/,
  },
  { rule: 'nobody imports app/', from: /^(?!app\/|tests\/)/, to: /^app\// },
  { rule: 'nobody imports tests/', from: /^(?!tests\/)/, to: /^tests\// },
  {
    rule: 'the application knows nothing of the server program',
    from: /^(?!(server|scripts|tests)\/)/,
    to: /^server\//,
  },
  {
    rule: 'lib/search/search.ts is the one door to the index in memory',
    from: /^(?!(lib\/search\/memory|tests)\/)/,
    except: /^lib\/search\/search\.ts$/,
    to: /^lib\/search\/memory\//,
  },
  {
    rule: 'the framework’s private parts have one room, and one file for browsers',
    from: /^(?!(server\/next-internals|tests)\/)/,
    except: /^components\/forms\/redirect-path\.ts$/,
    to: /^next\/dist\//,
  },
  {
    rule: 'only lib/platform/runtime.ts uses the framework’s caches and request headers',
    from: /^(?!lib\/platform\/runtime\.ts$)/,
    to: /^next\/(cache|headers)$/,
  },
  {
    rule: 'only components/ui/links/link.tsx knows the framework’s link, and only its type: each one is hydrated',
    from: /^(app|components|lib)\/(?!ui\/links\/link\.tsx$)/,
    to: /^next\/link$/,
  },
]

/** The areas, lowest first: a file imports only from its own area and those before it. */
export const AREAS: Record<string, string[]> = {
  lib: [
    'text',
    'platform',
    'photos',
    'people',
    'foundations',
    'pets',
    'search',
    'money',
    'adoption',
    'moderation',
    'privacy',
    'maintenance',
  ],
  components: [
    'ui',
    'forms',
    'people',
    'photos',
    'pets',
    'search',
    'site',
    'money',
    'foundations',
    'dashboard',
    'adoption',
    'moderation',
    'privacy',
  ],
}

const TEXT_RULES: TextRule[] = [
  {
    rule: 'lib/platform/env.ts is the only reader of process.env',
    except:
      /^(lib\/platform\/env\.ts$|scripts\/|tests\/|db\/local\/|db\/seed\/scale\.ts$|instrumentation\.ts$|server\/(configuration|serve|next-internals\/start)\.ts$|[a-z]+\.config\.ts$)/,
    text: /\bprocess\.env\b/,
  },
  {
    rule: 'no barrels',
    // A route file of the framework may hand on a component whole.
    except: /^db\/schema\/index\.ts$|^app\//,
    text: /^export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\b/m,
  },
  {
    rule: 'a bar at the bottom says so by data-foot-bar, for what gets the focus not to lie behind it',
    except: /^(?!components\/|app\/)/,
    text: /^(?!.*data-foot-bar)(?=.*\bsticky\b)(?=.*\bbottom-0\b)/s,
  },
  { rule: 'no double casts', text: /\bas unknown as\b/ },
  {
    rule: 'lib/platform/process-singleton.ts alone keeps state on globalThis',
    // It names it in a script of the browser, and where the framework keeps its cache.
    except: /^(lib\/platform\/process-singleton\.ts$|server\/next-internals\/|tests\/)/,
    text: /\bglobalThis\b/,
  },
  { rule: 'imports from outside a file’s folder start with @/', text: /\bfrom '\.\.\// },
  {
    rule: 'lib/platform/write.ts alone expires cache tags: a write says tx.expire',
    except:
      /^(lib\/platform\/(write|runtime|context|bus\/operations)\.ts$|server\/next-internals\/cache-handler\.ts$|tests\/)/,
    text: /(?<!\b(sessions|tx)\.)\bexpire(Tags)?\(|\brevalidate(Tag|Path)\(|\bannounceExpiry\b/,
  },
  {
    rule: 'lib/platform/write.ts alone begins transactions',
    except: /^(lib\/platform\/write\.ts$|db\/|scripts\/|tests\/)/,
    text: /\.transaction\(/,
  },
  {
    rule: 'after a write nothing is left to call: mails and gifts name their own tasks',
    except:
      /^(lib\/(platform\/outbox\/(operations|mail-worker)|moderation\/staff\/accounts\/suspension-operations)\.ts$|tests\/)/,
    text: /\bdeliver(Mail|Waiting)\b/,
  },
  {
    rule: 'only lib/platform/outbox writes the outbox, which wakes its worker',
    except: /^(lib\/platform\/outbox\/|db\/|tests\/)/,
    text: /\.(insert|update)\(outbox\)/,
  },
  {
    rule: 'only lib/platform/rate-limits counts: an operation says limit(ctx, rule, id)',
    except: /^(lib\/platform\/rate-limits\/|db\/|tests\/)/,
    // The table of that name: the cleanup has a part that is called so.
    text: /\brateLimits\b(?![:'])/,
  },
  {
    rule: 'tasks for after a write are given to it, so that none runs for one that failed',
    except:
      /^(lib\/(platform\/(write|context|runtime)|photos\/uploads|money\/donations\/operations\/simulate)\.ts$|tests\/)/,
    text: /\.defer\(|\bafterResponse\(/,
  },
  {
    rule: 'the picture of a pet without a photo has one name',
    except: /^(lib\/photos\/no-photo\.ts$|tests\/)/,
    text: /sin-foto\.svg'/,
  },
  {
    rule: 'no link prefetches a pet’s page, which has no segments for that',
    text: /<\w*Link(Button)?\s(?=[^>]*\bprefetch\b(?!=\{false\}))[^>]*\bpetPath\(/,
  },
  {
    rule: 'lib/text/routes.ts alone casts to Route',
    except: /^lib\/text\/routes\.ts$/,
    text: /\bas Route\b/,
  },
  {
    rule: 'files of tests share a process: a hook at the top of a helper is set for the first of them only (onTestFinished)',
    except: /^(?!tests\/support\/)|\.setup\.ts$/,
    text: /^(after|before)(Each|All)\(/m,
  },
  {
    rule: 'words of our own were given up for those of the field: suggestions, the browser inside an app, issues, errors',
    except: /^tests\//,
    text: /\b[wW]ays?Out\b|[tT]rouble\b/,
  },
]
/** Matched against the whole text, comments included. */
const COMMENT_RULES: TextRule[] = [
  { rule: 'types are not silenced', text: /@ts-(ignore|nocheck|expect-error)/ },
  {
    rule: 'any and ! are not let through',
    text: /biome-ignore lint\/\w+\/(noExplicitAny|noNonNullAssertion)/,
  },
]

const LENGTH_RULES: LengthRule[] = [
  { from: /^app\/.*page\.tsx$/, lines: 80 },
  { from: /^app\/.*route\.ts$/, lines: 40 },
  { from: /./, except: /^(db\/seed\/data\/|db\/migrations\/|lib\/text\/copy\/)/, lines: 250 },
]
/** API paths are spelled as in the contract: `userLogin`. */
const CONTRACT_PATHS = 'app/api/v1.0/'
/** One part of a path: a plain name, or one of the framework's: (group), [parameter], [[...rest]], _private. */
const PATH_PART = /^(_?[a-z0-9]+([.-][a-z0-9]+)*|\([a-z]+\)|\[{1,2}(\.{3})?[a-zA-Z]+\]{1,2})$/

/** What is wrong with a file, a sentence each. */
export function violations(source: Source): string[] {
  const { file, code, text } = source
  const applies = ({ from, except }: { from?: RegExp; except?: RegExp }) =>
    (from?.test(file) ?? true) && !except?.test(file)
  const found: string[] = []
  for (const target of source.imports) {
    for (const rule of IMPORT_RULES) {
      if (applies(rule) && rule.to.test(target)) found.push(`${file} imports ${target}: ${rule.rule}`)
    }
    if (isHigherArea(file, target))
      found.push(`${file} imports ${target}: an area imports only from those before it`)
  }
  for (const rule of TEXT_RULES)
    if (applies(rule) && rule.text.test(code)) found.push(`${file}: ${rule.rule}`)
  for (const rule of COMMENT_RULES) if (rule.text.test(text)) found.push(`${file}: ${rule.rule}`)
  const limit = LENGTH_RULES.find(applies)?.lines
  if (limit && source.lines > limit) found.push(`${file}: ${source.lines} lines, at most ${limit}`)
  if (!file.startsWith(CONTRACT_PATHS) && !file.split('/').every((part) => PATH_PART.test(part)))
    found.push(`${file}: file names are in kebab-case`)
  return found
}

function isHigherArea(file: string, target: string): boolean {
  const [root = '', own = ''] = file.split('/')
  const [targetRoot, other = ''] = target.split('/')
  const order = AREAS[root]
  return order !== undefined && root === targetRoot && order.indexOf(other) > order.indexOf(own)
}
