import type { Route } from 'next'
import { escapeHtml } from '@/lib/text/text'
import { HTML_CONTENT_TYPE } from './content-types'

/** Markup that only `html` makes, which escapes. */
export class Markup {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}

type Value = Markup | string | number | null | false | readonly Markup[]

/** Escapes texts and quoted attributes; null and false are nothing. Check URLs typed by people. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const text = parts.reduce((before, part, at) => before + written(values[at - 1] ?? null) + part)
  return new Markup(text)
}

function written(value: Value): string {
  if (value === null || value === false) return ''
  if (value instanceof Markup) return value.toString()
  return typeof value === 'object' ? value.join('') : escapeHtml(String(value))
}

/** Cached here and expired by tag, so browsers and shared caches ask each time. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

export const htmlResponse = (page: Markup, status = 200): Response =>
  new Response(`<!doctype html>${page}`, {
    status,
    headers: { 'Content-Type': HTML_CONTENT_TYPE, 'Cache-Control': CACHE_CONTROL },
  })

/** Browsers ask again: a foundation may return to an earlier name. */
export const movedTo = (path: Route): Response =>
  new Response(null, { status: 308, headers: { Location: path, 'Cache-Control': CACHE_CONTROL } })
