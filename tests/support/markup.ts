import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A component as its page first shows it. */
export const draw = (part: ReactElement): string => renderToStaticMarkup(part)

/** The words between the tags, in their order. */
export const wordsOf = (html: string): string[] =>
  html
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean)

/** Each link: its words, or its label without any, and where it leads. */
export const linksIn = (html: string): [words: string, href: string][] =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => [
    wordsOf(inner).join(' ') || attributeOf(attributes, 'aria-label'),
    attributeOf(attributes, 'href'),
  ])

const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
