import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HEAD_SCRIPT } from '@/lib/platform/head-script'
import { securityHeaders } from '@/lib/platform/http/security-headers'
import { ICON_SCRIPT } from '@/server/next-internals/inline-scripts'
import { START_SCRIPT } from '@/server/next-internals/late-scripts'
import reactRuntimes from '@/server/next-internals/react-runtimes.json'
import { scriptPolicy, withScriptSources } from '@/server/response/script-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (...scripts: string[]) => `<!DOCTYPE html><html><body>${scripts.join('<p>…</p>')}</body></html>`

const [SEGMENT = ''] = reactRuntimes.filter((text) => text.startsWith('$RS='))
const FORMS = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,[{"ok":true},"$K1","id",0]])',
  String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n\u003c/script\u003e"])`,
  'self.__next_f.push([3,"AAEC"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"]});',
  '$RC("B:0","S:0")',
  '$RR("B:0","S:0",[["/_next/static/a.css","next"]])',
  `${SEGMENT}$RS("S:1","P:1")`,
  reactRuntimes.join(''),
  ICON_SCRIPT,
  HEAD_SCRIPT,
  START_SCRIPT,
]

describe('the script policy of a page', () => {
  it.each(FORMS)('lets a known form run: %s', (text) => {
    expect(scriptPolicy(page(`<script>${text}</script>`))).toEqual({
      sources: `'self' ${hash(text)}`,
      refused: [],
    })
  })

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"],alert(1))',
    'self.__next_f.push([1,"a"+alert(1)])',
    'self.__next_f.push([1,"a"])\nalert(1)//])',
    'self.__next_f.push([1,`a`])',
    'self.__next_f.push([1,"<!--<script>"])',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)})',
    '$RC("B:0",alert(1))',
    '$RZ("B:0")',
    `${SEGMENT}alert(1)`,
    `${ICON_SCRIPT};alert(1)`,
    ` ${HEAD_SCRIPT}`,
    `${HEAD_SCRIPT};alert(1)`,
    `${START_SCRIPT};alert(1)`,
  ])('gives no other script a hash: %s', (text) => {
    expect(scriptPolicy(page(`<script>${text}</script>`))).toEqual({
      sources: "'self'",
      refused: [hash(text)],
    })
  })

  it.each([
    ['attributes with a bracket', `<script data-a="x>y" type='module'>alert(1)</script>`],
    ['upper case', '<SCRIPT\n>alert(1)</SCRIPT >'],
    ['a slash instead of a space', '<script/async>alert(1)</script/>'],
    ['a JavaScript type', '<script type=text/javascript>alert(1)</script>'],
  ])('notices a script with %s', (_what, script) => {
    expect(scriptPolicy(page(script)).refused).toEqual([hash('alert(1)')])
  })

  it('a script whose text spans a comment is taken whole', () => {
    const { sources, refused } = scriptPolicy(page('<script><!-- $RC("B:0","S:0")</script>'))
    expect([sources, refused.length]).toEqual(["'self'", 1])
  })

  it('data blocks and scripts with an address need no hash', () => {
    const blocks = [
      '<script type="application/ld+json">{"name":"Luna"}</script>',
      '<script src="/_next/static/chunks/a.js" async=""></script>',
    ]
    expect(scriptPolicy(page(...blocks))).toEqual({ sources: "'self'", refused: [] })
  })

  it('names a script once, however often the page has it', () => {
    const script = `<script>${FORMS[0]}</script>`
    expect(scriptPolicy(page(script, script)).sources).toBe(`'self' ${hash(FORMS[0] ?? '')}`)
  })

  it('knows the runtimes of the installed React, and no others', () => {
    const source = 'node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'
    const literals = readFileSync(source, 'utf8').matchAll(
      /stringToPrecomputedChunk\(\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*\)/g,
    )
    const runtimes = [...literals]
      .map(([, literal = '']) =>
        literal.slice(1, -1).replace(/\\(.)/g, (_, escaped) => (escaped === 'n' ? '\n' : escaped)),
      )
      .filter((text) => /^(\$R[A-Z]=|requestAnimationFrame\(|addEventListener\()/.test(text))
      .map((text) => text.replace(/\$R[A-Z]\("$/, ''))
    expect(reactRuntimes).toEqual(runtimes.toSorted((a, b) => b.length - a.length))
  })

  it('knows the script of the installed framework that comes with streamed metadata', () => {
    const source =
      'node_modules/next/dist/server/app-render/metadata-insertion/create-server-inserted-metadata.js'
    expect(readFileSync(source, 'utf8')).toContain(`= \`\\\n${ICON_SCRIPT}\`;`)
  })
})

describe('the policy in the header', () => {
  it('replaces what the configuration allows', () => {
    const [, policy = ''] =
      securityHeaders('http://localhost').flatMap(({ key, value }) =>
        key === 'Content-Security-Policy' ? [key, value] : [],
      ) ?? []
    const strict = withScriptSources(policy, "'self' 'sha256-x'")
    expect(strict).toContain("; script-src 'self' 'sha256-x'; ")
    expect(strict.match(/'unsafe-inline'/g)).toHaveLength(1)
  })

  it('leaves a policy alone that is a page’s own', () => {
    expect(withScriptSources("default-src 'none'", "'self'")).toBe("default-src 'none'")
  })
})
