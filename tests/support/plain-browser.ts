import { DEMO_PASSWORD } from '@/db/seed/password'
import { send } from './api'
import {
  BOUNDARY,
  type Cookies,
  cookieHeader,
  enteredIn,
  entriesOf,
  formOf,
  isDisabled,
  multipart,
  pathOf,
  storeCookies,
  submitsIn,
} from './plain-fields'
import {
  closest,
  controlsIn,
  describedBy,
  isShown,
  labelsOf,
  nameOf,
  type Part,
  parseMarkup,
  partsIn,
  shownWords,
  textOf,
} from './plain-markup'
import { staffCode } from './second-factor'
import { BASE_URL } from './site'

/** A name, or the pattern of one. */
type Wanted = string | RegExp

const fits = (name: string, wanted: Wanted) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name)

const REDIRECTS = 10

/**
 * A tab of a browser without scripts, as far as that is links, forms and cookies: what it finds, it finds by the words that people
 * read. What needs a layout or the focus is for a real browser.
 */
export class PlainBrowser {
  /** Path, query and fragment. */
  url = ''
  status = 0
  page: Part = parseMarkup('')
  headers = new Headers()
  html = ''
  /** An answer that is JSON. */
  body: unknown
  keepsCookies = true
  constructor(private readonly cookies: Cookies = new Map()) {}

  /** Another tab of the same browser. */
  newTab = () => new PlainBrowser(this.cookies)

  /** Signs an account in through the API, staff by a recovery code of their own. */
  async signIn(email: string, password = DEMO_PASSWORD): Promise<void> {
    const logIn = async (code?: string) => {
      const body = JSON.stringify({ email, password, ...(code && { code }) })
      const headers = { 'content-type': 'application/json', origin: BASE_URL, ...this.cookie() }
      const answer = await send('/api/v1.0/auth/userLogin', 'POST', headers, body)
      if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.status}`)
      this.keepCookies(answer.headers)
      return (answer.body as { user: { role: string } }).user
    }
    if ((await logIn()).role === 'admin') await logIn(await staffCode(email))
  }

  async open(path: string): Promise<void> {
    await this.load(pathOf(path, this.url))
  }

  /** Follows the link of that name, in a part of the page where others are called the same. */
  async follow(name: Wanted, within = this.page): Promise<void> {
    const targets = new Set(this.hrefs(name, within))
    const [target] = targets
    if (target === undefined || targets.size > 1)
      throw new Error(`${this.url} has ${targets.size} links called ${name}`)
    await this.open(target)
  }

  /** Where the links of that name lead. */
  hrefs = (name: Wanted, within = this.page): string[] =>
    this.all('a', name, within).map(({ attributes }) => attributes.href ?? '')

  /** Presses a button, which sends its form as it is filled in. */
  async press(name: Wanted, within = this.page): Promise<void> {
    const buttons = this.all('button', name, within).concat(
      submitsIn(within).filter((one) => isShown(one) && fits(one.attributes.value ?? '', name)),
    )
    const [button] = buttons
    if (!button || buttons.length > 1) throw new Error(`${this.url} has ${buttons.length} buttons ${name}`)
    const form = formOf(button, this.page)
    if (!form || isDisabled(button) || !/^(|submit)$/i.test(button.attributes.type ?? ''))
      throw new Error(`${this.url}: ${name} sends nothing`)
    await this.submit(form, button)
  }

  /** Whether the page shows these words. */
  shows = (words: Wanted, within = this.page): boolean =>
    typeof words === 'string' ? shownWords(within).includes(words) : words.test(shownWords(within))

  words = (within = this.page): string => shownWords(within)
  heading = (): string => this.all('h1').map(shownWords).join()

  /** What is said of a form that was sent. */
  alert = (): string =>
    partsIn(this.page)
      .filter((part) => part.attributes.role === 'alert' && isShown(part))
      .map(shownWords)
      .join(' ')

  /** The elements of a tag that are shown and have that name, or those words. */
  all = (tag: string, name: Wanted = /(?:)/, within = this.page): Part[] =>
    partsIn(within).filter(
      (part) =>
        part.tag === tag && isShown(part) && (fits(nameOf(part), name) || fits(shownWords(part), name)),
    )

  /** The innermost element of a tag with that name, or with these words in it. */
  part(tag: string, words: string, within = this.page): Part {
    const found = partsIn(within).filter(
      (part) => part.tag === tag && isShown(part) && (nameOf(part) === words || this.shows(words, part)),
    )
    const named = found.find((part) => nameOf(part) === words) ?? found.at(-1)
    if (!named) throw new Error(`${this.url} has no ${tag} with ${words}`)
    return named
  }

  /** The fields that are shown under a label. */
  fields = (label: Wanted, within = this.page): Part[] =>
    controlsIn(within).filter(
      (control) => isShown(control) && labelsOf(control, this.page).some((one) => fits(one, label)),
    )

  private field(label: Wanted, within = this.page): Part {
    const [field, other] = this.fields(label, within)
    if (!field || other) throw new Error(`${this.url} has ${field ? 'several fields' : 'no field'} ${label}`)
    return field
  }

  fill(label: Wanted, value: string, within = this.page): void {
    const field = this.field(label, within)
    if (field.tag === 'textarea') field.children = [value]
    else field.attributes.value = value
  }

  /** Chooses an option of a select by its words. */
  select(label: Wanted, option: Wanted, within = this.page): void {
    const options = partsIn(this.field(label, within)).filter(({ tag }) => tag === 'option')
    const chosen = options.find((one) => fits(textOf(one).trim(), option))
    if (!chosen) throw new Error(`${this.url}: ${label} has no ${option}`)
    for (const one of options) delete one.attributes.selected
    chosen.attributes.selected = ''
  }

  /** Ticks a box or chooses a radio button. */
  check(label: Wanted, within = this.page): void {
    const field = this.field(label, within)
    if (field.attributes.type === 'radio')
      for (const one of controlsIn(closest(field, 'form') ?? this.page))
        if (one.attributes.name === field.attributes.name) delete one.attributes.checked
    field.attributes.checked = ''
  }

  uncheck(label: Wanted, within = this.page): void {
    delete this.field(label, within).attributes.checked
  }

  attach(label: Wanted, ...files: File[]): void {
    this.files.set(this.field(label), files)
  }

  valueOf = (label: Wanted, within = this.page): string => enteredIn(this.field(label, within))
  /** What is said beside a field. */
  describes = (label: Wanted): string => describedBy(this.field(label), this.page)
  isChecked = (label: Wanted, within = this.page): boolean =>
    'checked' in this.field(label, within).attributes
  hasCookie = (name: string): boolean => this.cookies.has(name)

  private files = new Map<Part, File[]>()

  private async submit(form: Part, button: Part): Promise<void> {
    const { formaction, formmethod, formenctype } = button.attributes
    const entries = entriesOf(form, this.page, this.files)
    if (button.attributes.name) entries.push([button.attributes.name, button.attributes.value ?? ''])
    const action = (formaction ?? form.attributes.action) || this.url.replace(/#.*/, '')
    const { pathname, search, hash } = new URL(pathOf(action, this.url), BASE_URL)
    if (/form-action 'none'/.test(this.headers.get('content-security-policy') ?? ''))
      throw new Error(`${this.url} may send no forms`)
    const words = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
    if ((formmethod ?? form.attributes.method ?? 'get').toLowerCase() === 'get')
      return this.load(`${pathname}?${words}${hash}`)
    const isMultipart = (formenctype ?? form.attributes.enctype) === 'multipart/form-data'
    const [type, body] = isMultipart
      ? [`multipart/form-data; boundary=${BOUNDARY}`, await multipart(entries)]
      : ['application/x-www-form-urlencoded', Buffer.from(String(words))]
    await this.load(`${pathname}${search}${hash}`, body, type)
  }

  private async load(target: string, body?: Buffer, type = ''): Promise<void> {
    let sent = body
    let place = target
    for (let step = 0; step < REDIRECTS; step++) {
      const [path = '', fragment] = place.split('#')
      const headers = { accept: 'text/html', ...this.cookie() }
      const answer = await (sent
        ? send(path, 'POST', { ...headers, origin: BASE_URL, 'content-type': type }, sent)
        : send(path, 'GET', headers))
      this.keepCookies(answer.headers)
      const next = answer.headers.get('location')
      if (next && answer.status >= 300 && answer.status < 400) {
        const { pathname, search, hash } = new URL(pathOf(next, path), BASE_URL)
        if (answer.status !== 307 && answer.status !== 308) sent = undefined
        place = `${pathname}${search}${hash || (fragment ? `#${fragment}` : '')}`
        continue
      }
      if (answer.status >= 500) throw new Error(`${place} answered ${answer.status}`)
      this.url = place
      this.status = answer.status
      this.page = parseMarkup(answer.text)
      this.headers = answer.headers
      this.html = answer.text
      this.body = answer.body
      this.files.clear()
      return this.loadPictures()
    }
    throw new Error(`${target} leads on and on`)
  }

  /** Those that the server takes for a sign that a page was seen. */
  private async loadPictures(): Promise<void> {
    for (const { tag, attributes } of partsIn(this.page))
      if (tag === 'img' && attributes.src?.startsWith('/api/')) {
        const answer = await send(attributes.src, 'GET', this.cookie())
        if (answer.status >= 400) throw new Error(`${attributes.src} answered ${answer.status}`)
        this.keepCookies(answer.headers)
      }
  }

  /** The header with its cookies. */
  cookie = (): Record<string, string> => cookieHeader(this.cookies)

  private keepCookies(headers: Headers): void {
    if (this.keepsCookies) storeCookies(this.cookies, headers.get('set-cookie') ?? '')
  }
}
