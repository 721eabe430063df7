import { createHash } from 'node:crypto'
import { HEAD_SCRIPT } from '@/lib/platform/head-script'
import { LOOSE_SCRIPTS } from '@/lib/platform/http/security-headers'
import { isFrameworkScript } from '@/server/next-internals/inline-scripts'
import { START_SCRIPT } from '@/server/next-internals/late-scripts'

interface ScriptPolicy {
  /** Value of `script-src`: our own origin, and a SHA-256 for each inline script that may run. */
  sources: string
  /** Hashes of those that may not. */
  refused: readonly string[]
}

// A quoted attribute may hold `>`.
const SCRIPT = /<script((?:[\s/](?:[^>"']|"[^"]*"|'[^']*')*)?)>([\s\S]*?)<\/script[\s/>]/gi
const EXTERNAL = /(?:^|[\s/"'])src\s*=/i
const TYPE = /(?:^|[\s/"'])type\s*=\s*["']?([^\s"'>]*)/i
const OURS = [HEAD_SCRIPT, START_SCRIPT]
const EXECUTED = /^(module|(text|application)\/(x-)?(java|ecma)script)?$/i

/**
 * The script policy of a finished page: an inline script may run if it is exactly one of the framework's forms or our own.
 * What is no script to a browser (comments, data blocks) may be read as one here: that allows no other text.
 */
export function scriptPolicy(html: string): ScriptPolicy {
  const allowed = new Set<string>()
  const refused = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    const type = TYPE.exec(attributes)?.[1] ?? ''
    if (text === '' || EXTERNAL.test(attributes) || !EXECUTED.test(type)) continue
    const list = OURS.includes(text) || isFrameworkScript(text) ? allowed : refused
    list.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return { sources: ["'self'", ...allowed].join(' '), refused: [...refused] }
}

/** The site's own policy with these script sources; a page with a policy of its own keeps it. */
export const withScriptSources = (policy: string, sources: string): string =>
  policy.replace(LOOSE_SCRIPTS, () => `script-src ${sources}`)
