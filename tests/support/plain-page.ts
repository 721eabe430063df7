import { JSDOM } from 'jsdom'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A name, or the pattern of one. */
export type Wanted = string | RegExp

export const fits = (name: string, wanted: Wanted) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name)
export const has = (text: string, wanted: Wanted) =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)

export const { window } = new JSDOM('', { url: 'http://localhost/' })

/** A page where no script runs. Scripts are most of its bytes, hence gone before they are read. */
export const parsePage = (html: string): Document =>
  new window.DOMParser().parseFromString(html.replace(/<script\b.*?<\/script>/gis, ''), 'text/html')

const UNSEEN = /^(head|noembed|script|style|template|title)$/
/** What a browser without scripts takes back, in a window of some width. */
const SHOWING =
  /^((noscript|sm|md|lg|xl|(min|max)-[^:]+):)+(block|contents|flex|grid|inline(-\w+)?|table(-\w+)?)$/

/** Whether it has a place on the page, as far as its own attributes and classes tell. */
function isDrawn(element: Element): boolean {
  const { localName: tag, parentElement: around } = element
  if (UNSEEN.test(tag) || element.hasAttribute('hidden') || element.getAttribute('type') === 'hidden')
    return false
  if (around?.localName === 'details' && !around.hasAttribute('open') && element !== summaryOf(around))
    return false
  const classes = classesOf(element)
  if (classes.includes('noscript:hidden')) return false
  const isHidden =
    (tag === 'dialog' && !element.hasAttribute('open')) ||
    classes.includes('hidden') ||
    classes.includes('can-has:hidden')
  return !isHidden || classes.some((one) => SHOWING.test(one) || isRevealed(element, one))
}

/** Shown by what is chosen in the group around it. */
function isRevealed(element: Element, name: string): boolean {
  const [, chosen, group] = /^group-has-\[(.+)\](\/[\w-]+):(block|flex|grid|inline)$/.exec(name) ?? []
  if (!chosen) return false
  const isChosen = (one: Element) =>
    one.classList.contains(`group${group}`) && one.querySelector(chosen) !== null
  return isWithin(element.parentElement, isChosen)
}

/** Much faster than jsdom's `closest`. */
const isWithin = (element: Element | null, fits: (one: Element) => boolean): boolean =>
  element !== null && (fits(element) || isWithin(element.parentElement, fits))

/** Those that count. Of the ones about a session, that is what the server says of this page, whatever scripts would. */
function classesOf(element: Element): string[] {
  const classes = (element.getAttribute('class') ?? '').split(/\s+/)
  if (!classes.some((one) => one.startsWith('signed-'))) return classes
  const isPersonal = isWithin(
    element,
    (one) => one.hasAttribute('data-person') || one.hasAttribute('data-session'),
  )
  return classes
    .filter((one) => !one.startsWith(isPersonal ? 'signed-out:' : 'signed-in:'))
    .map((one) => one.replace(/^signed-(in|out):/, 'noscript:'))
}

export const summaryOf = (details: Element): Element | undefined =>
  [...details.children].find(({ localName }) => localName === 'summary')

/** Of details with the same name, one is open. */
export function unfold(details: Element): void {
  const group = details.getAttribute('name')
  for (const other of group ? details.ownerDocument.getElementsByTagName('details') : [])
    if (other.getAttribute('name') === group) other.removeAttribute('open')
  details.setAttribute('open', '')
}

/** Whether it and everything around it is drawn. */
const isShown = (element: Element): boolean =>
  isDrawn(element) && (element.parentElement === null || isShown(element.parentElement))

/** The elements inside that are drawn, in their order. */
const drawnIn = (element: Element): Element[] =>
  [...element.children].filter(isDrawn).flatMap((child) => [child, ...drawnIn(child)])

export const shownIn = (element: Element): Element[] => (isShown(element) ? drawnIn(element) : [])

const INLINE = /^(a|abbr|b|bdi|button|cite|code|em|i|label|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/
const CONTROL = /^(input|select|textarea)$/
const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()
const isElement = (node: Node): node is Element => node.nodeType === 1

/** The words that it shows, in one line. */
export const shownWords = (element: Element): string => collapse(shownText(element))

function shownText(element: Element): string {
  if (!isDrawn(element) || CONTROL.test(element.localName)) return ''
  const isFolded = element.localName === 'details' && !element.hasAttribute('open')
  const text = textIn(element, (child) => shownText(child), isFolded)
  return INLINE.test(element.localName) ? text : ` ${text} `
}

/** Its own text, and of the elements inside what `read` makes of them. */
const textIn = (element: Element, read: (child: Element) => string, isMute = false): string =>
  [...element.childNodes]
    .map((node) => (isElement(node) ? read(node) : node.nodeType === 3 && !isMute ? node.nodeValue : ''))
    .join('')

const named = (element: Element, attribute: string): Element[] =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .flatMap((id) => element.ownerDocument.getElementById(id) ?? [])

const labelledBy = (element: Element) =>
  collapse(
    named(element, 'aria-labelledby')
      .map((one) => one.textContent)
      .join(' '),
  )

/** What a link, a button, a region or a list is called; of a link that is a picture, what the picture shows. */
export function nameOf(element: Element): string {
  const given = element.getAttribute('aria-label') || labelledBy(element)
  if (given) return given
  if (element.localName === 'input')
    return (element as HTMLInputElement).value || (element.getAttribute('alt') ?? '')
  return collapse(namedText(element))
}

function namedText(element: Element): string {
  if (element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true') return ''
  if (element.localName === 'img') return element.getAttribute('alt') ?? ''
  return textIn(element, namedText)
}

/** What is said of a field besides its name. */
export const describedBy = (field: Element): string =>
  named(field, 'aria-describedby').map(shownWords).join(' ')

/** Around a field, without what is in it. */
const labelText = (label: Element): string =>
  textIn(label, (child) => (CONTROL.test(child.localName) ? '' : labelText(child)))

/** The fields that are shown under a label, or have a fitting name otherwise. */
export function fieldsIn(within: Element, wanted: Wanted): Control[] {
  const labels = [...within.ownerDocument.getElementsByTagName('label')]
  const labelled = labels
    .filter((one) => fits(collapse(labelText(one)), wanted))
    .map(({ control }) => control)
  return shownIn(within).filter(
    (one): one is Control =>
      CONTROL.test(one.localName) &&
      (labelled.some((control) => control === one) ||
        [one.getAttribute('aria-label'), labelledBy(one)].some((label) => label && fits(label, wanted))),
  )
}

/** What a field has in it: of a select, the words of the options that are chosen. */
export const enteredIn = (field: Control): string =>
  'selectedOptions' in field ? [...field.selectedOptions].map(({ text }) => text).join() : field.value
