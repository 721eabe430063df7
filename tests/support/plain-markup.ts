import { decodeHTML } from 'entities'

/** An element of a page as the server sends it. */
export interface Part {
  tag: string
  attributes: Record<string, string>
  children: (Part | string)[]
  parent: Part | null
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const UNREAD = /<!--.*?-->|<(script|style|template)\b.*?<\/\1>|<!doctype[^>]*>/gis
const TOKEN = /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g

/** The elements of a page of ours, all of which React wrote: every tag is closed and every value has quotes. */
export function parseMarkup(html: string): Part {
  const root: Part = { tag: '', attributes: {}, children: [], parent: null }
  let open = root
  for (const [token, slash, name, attributes = ''] of html.replace(UNREAD, '').matchAll(TOKEN)) {
    if (name === undefined) open.children.push(decodeHTML(token))
    else if (slash) open = closest(open, name.toLowerCase())?.parent ?? open
    else {
      const part: Part = { tag: name.toLowerCase(), attributes: {}, children: [], parent: open }
      for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE))
        part.attributes[key.toLowerCase()] = decodeHTML(value)
      open.children.push(part)
      if (!VOID.test(part.tag)) open = part
    }
  }
  return root
}

/** The element itself or the next one around it with that tag. */
export function closest(part: Part | null, tag: string): Part | null {
  for (let each = part; each; each = each.parent) if (each.tag === tag) return each
  return null
}

/** All elements inside, in their order. */
export const partsIn = (part: Part): Part[] =>
  part.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...partsIn(child)]))

/** Whether it has a place on the page where no script runs, as far as its own attributes and classes tell. */
function isDrawn({ tag, attributes }: Part): boolean {
  if ('hidden' in attributes || tag === 'head' || attributes.type === 'hidden') return false
  const classes = (attributes.class ?? '').split(/\s+/)
  if (classes.includes('noscript:hidden')) return false
  if (tag === 'dialog' && !('open' in attributes)) return classes.includes('noscript:block')
  return !classes.includes('hidden') || classes.some((one) => /:(block|contents|flex|grid|inline)/.test(one))
}

/** Whether it and everything around it is drawn. */
export const isShown = (part: Part): boolean =>
  isDrawn(part) && (part.parent === null || isShown(part.parent))

const INLINE = /^(|a|abbr|b|bdi|button|cite|code|em|i|label|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/

/** The words that it shows, in one line. */
export const shownWords = (part: Part): string => collapse(shownText(part))

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()

function shownText(part: Part): string {
  if (!isDrawn(part) || part.tag === 'textarea' || part.tag === 'option') return ''
  const text = part.children.map((child) => (typeof child === 'string' ? child : shownText(child))).join('')
  return INLINE.test(part.tag) ? text : ` ${text} `
}

/** Around a field, without what is in it. */
const labelText = (part: Part): string =>
  part.children
    .map((child) => (typeof child === 'string' ? child : CONTROL.test(child.tag) ? '' : labelText(child)))
    .join('')

/** All words in it, shown or not. */
export const textOf = (part: Part): string =>
  part.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')

/** What a link, a button, a region or a list is called. */
export function nameOf(part: Part): string {
  const { 'aria-label': label, 'aria-labelledby': labels } = part.attributes
  if (label) return label
  if (labels) return labelledBy(part, labels)
  return part.tag === 'img' ? (part.attributes.alt ?? '') : collapse(namedText(part))
}

/** Of a link that is a picture, that is what the picture shows. */
const namedText = (part: Part): string =>
  part.children
    .map((child) => {
      if (typeof child === 'string') return child
      if ('hidden' in child.attributes || child.attributes['aria-hidden'] === 'true') return ''
      return child.tag === 'img' ? (child.attributes.alt ?? '') : namedText(child)
    })
    .join('')

function labelledBy(part: Part, ids: string): string {
  let root = part
  while (root.parent) root = root.parent
  return collapse(named(root, ids).map(textOf).join(' '))
}

const named = (page: Part, ids = ''): Part[] =>
  partsIn(page).filter(({ attributes: { id } }) => id !== undefined && ids.split(' ').includes(id))

/** What is said of a field besides its name. */
export const describedBy = (control: Part, page: Part): string =>
  named(page, control.attributes['aria-describedby']).map(shownWords).join(' ')

const CONTROL = /^(input|select|textarea)$/

/** What a field may be called: its labels, and what names it otherwise. */
export function labelsOf(control: Part, page: Part): string[] {
  const { id, 'aria-label': label, 'aria-labelledby': labels } = control.attributes
  const around = closest(control, 'label')
  const own = partsIn(page).filter(
    (part) => part.tag === 'label' && (part === around || (id !== undefined && part.attributes.for === id)),
  )
  return [
    ...own.map((one) => collapse(labelText(one))),
    ...(label ? [label] : []),
    ...(labels ? [labelledBy(control, labels)] : []),
  ]
}

/** The fields of a form or a page. */
export const controlsIn = (part: Part): Part[] =>
  partsIn(part).filter(({ tag, attributes }) => CONTROL.test(tag) && attributes.type !== 'hidden')
