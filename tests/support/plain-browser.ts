import { CookieJar } from 'jsdom'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { send } from './api'
import { maySend, originOf, pathOf, pressed } from './plain-form'
import {
  type Control,
  describedBy,
  enteredIn,
  fieldsIn,
  fits,
  has,
  nameOf,
  parsePage,
  shownIn,
  shownWords,
  summaryOf,
  unfold,
  type Wanted,
} from './plain-page'
import { staffCode } from './second-factor'
import { BASE_URL } from './site'

const REDIRECTS = 10

/**
 * A tab of a browser without scripts, as far as that is links, forms and cookies: what it finds, it finds by the words that people
 * read. What needs a layout or the focus is for a real browser. @param ask sends a request, and follows no redirect
 */
export class PlainBrowser {
  /** Path, query and fragment. */
  url = ''
  status = 0
  headers = new Headers()
  html = ''
  /** An answer that is JSON. */
  body: unknown
  keepsCookies = true
  private document = parsePage('')
  private files = new Map<Element, File[]>()
  constructor(
    private readonly ask = send,
    private readonly jar = new CookieJar(),
  ) {}

  get page(): Element {
    return this.document.documentElement
  }

  /** Another tab of the same browser. */
  newTab = () => new PlainBrowser(this.ask, this.jar)

  /** Signs an account in through the API, staff by a recovery code of their own. */
  async signIn(email: string, password = DEMO_PASSWORD): Promise<void> {
    const enter = async (code?: string) => {
      const body = JSON.stringify({ email, password, ...(code && { code }) })
      const headers = { 'content-type': 'application/json', origin: BASE_URL, ...this.cookie() }
      const answer = await this.ask('/api/v1.0/auth/userLogin', 'POST', headers, body)
      if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.status}`)
      this.keepCookies(answer.headers)
      return (answer.body as { user: { role: string } }).user
    }
    if ((await enter()).role === 'admin') await enter(await staffCode(email))
  }

  /** Signs in by the form of the login, which is opened where it is not. */
  async logIn(email: string, password = DEMO_PASSWORD): Promise<void> {
    if (!/^\/login(?![\w/])/.test(this.url)) await this.open('/login')
    this.fill('Email', email)
    this.fill('Contraseña', password)
    await this.press('Iniciar Sesión')
  }

  async openAs(email: string, path: string): Promise<void> {
    await this.signIn(email)
    await this.open(path)
  }

  open = (path: string): Promise<void> => this.load(pathOf(path, this.url))

  /** Follows the link of that name, in a part of the page where others are called the same. */
  async follow(name: Wanted, within = this.page): Promise<void> {
    await this.open(this.only([...new Set(this.hrefs(name, within))], `link ${name}`))
  }

  /** Where the links of that name lead. */
  hrefs = (name: Wanted, within = this.page): string[] =>
    this.all('a', name, within).flatMap((link) => link.getAttribute('href') ?? [])

  /** Presses a button, which sends its form as it is filled in. */
  async press(name: Wanted, within = this.page): Promise<void> {
    const inputs = this.all('input', name, within).filter((one) =>
      /^(submit|image|button|reset)$/.test((one as HTMLInputElement).type),
    )
    const button = this.only([...this.all('button', name, within), ...inputs], `button ${name}`)
    const { target, body, type } = await pressed(button, this.files, this.url)
    if (!maySend(this.headers)) throw new Error(`${this.url} may send no form`)
    await this.load(target, body, type)
  }

  /** Opens the closed `<details>` whose summary has these words. */
  unfold(words: Wanted, within = this.page): void {
    const closed = this.all('details', undefined, within).filter(
      (one) => !one.hasAttribute('open') && has(shownWords(summaryOf(one) ?? one), words),
    )
    unfold(this.only(closed, `closed details ${words}`))
  }

  private only<Found>(found: Found[], what: string): Found {
    const [one] = found
    if (one === undefined || found.length > 1) throw new Error(`${this.url} has ${found.length} × ${what}`)
    return one
  }

  /** Whether the page shows these words. */
  shows = (words: Wanted, within = this.page): boolean => has(shownWords(within), words)
  words = (within = this.page): string => shownWords(within)
  heading = (): string => this.all('h1').map(shownWords).join()

  /** What is said of a form that was sent. */
  alert = (): string =>
    shownIn(this.page)
      .filter((one) => one.getAttribute('role') === 'alert')
      .map(shownWords)
      .join(' ')

  /** The elements of a tag that are shown and have that name, or those words. */
  all = (tag: string, name: Wanted = /(?:)/, within = this.page): Element[] =>
    shownIn(within).filter(
      (one) => one.localName === tag && (fits(nameOf(one), name) || fits(shownWords(one), name)),
    )

  /** The innermost element of a tag with that name, otherwise with these words in it. */
  part(tag: string, words: string, within = this.page): Element {
    const shown = shownIn(within).filter(({ localName }) => localName === tag)
    const named = shown.filter((one) => nameOf(one) === words)
    const found = named.length > 0 ? named : shown.filter((one) => this.shows(words, one))
    const innermost = found.filter((one) => !found.some((other) => other !== one && one.contains(other)))
    return this.only(innermost, `${tag} ${words}`)
  }

  /** The fields that are shown under a label. */
  fields = (label: Wanted, within = this.page): Control[] => fieldsIn(within, label)

  private field = (label: Wanted, within?: Element): Control =>
    this.only(this.fields(label, within), `field ${label}`)

  /** One that people can change. @param types those that take what is entered */
  private entered(label: Wanted, types: RegExp, within?: Element): Control {
    const field = this.field(label, within)
    const isFixed = field.matches(':disabled') || ('readOnly' in field && field.readOnly)
    if (isFixed || !types.test(field.type)) throw new Error(`${this.url}: ${label} cannot be entered so`)
    return field
  }

  fill(label: Wanted, value: string, within = this.page): void {
    const field = this.entered(label, /^(?!select|checkbox|radio|file|range|color)/, within)
    field.value = value
    const isTooLong = 'maxLength' in field && field.maxLength >= 0 && value.length > field.maxLength
    if (isTooLong || field.value !== value) throw new Error(`${this.url}: ${label} does not take ${value}`)
  }

  /** Chooses an option of a select by its words. */
  select(label: Wanted, option: Wanted, within = this.page): void {
    const { options } = this.entered(label, /^select/, within) as HTMLSelectElement
    const chosen = [...options].find((one) => fits(one.text, option) && !one.matches(':disabled'))
    if (!chosen) throw new Error(`${this.url}: ${label} has no ${option}`)
    chosen.selected = true
  }

  /** Ticks a box or chooses a radio button. */
  check(label: Wanted, within = this.page): void {
    const field = this.entered(label, /^(checkbox|radio)$/, within) as HTMLInputElement
    field.checked = true
  }

  uncheck(label: Wanted, within = this.page): void {
    const field = this.entered(label, /^checkbox$/, within) as HTMLInputElement
    field.checked = false
  }

  attach(label: Wanted, ...files: File[]): void {
    const field = this.entered(label, /^file$/) as HTMLInputElement
    if (files.length > 1 && !field.multiple) throw new Error(`${this.url}: ${label} takes one file`)
    this.files.set(field, files)
    // Nobody can put a file into a field of jsdom.
    field.required = false
  }

  /** What a field has in it: of a select, the words of the options that are chosen. */
  valueOf = (label: Wanted, within = this.page): string => enteredIn(this.field(label, within))

  /** What is said beside a field. */
  describes = (label: Wanted): string => describedBy(this.field(label))
  isChecked = (label: Wanted, within = this.page): boolean =>
    (this.field(label, within) as HTMLInputElement).checked
  hasCookie = (name: string): boolean => this.jar.getCookiesSync(BASE_URL).some(({ key }) => key === name)

  private async load(target: string, body?: Buffer, type = ''): Promise<void> {
    let sent = body
    let place = target
    const origin = originOf(this.document, this.headers)
    for (let step = 0; step < REDIRECTS; step++) {
      const [path = '', fragment] = place.split('#')
      const headers = { accept: 'text/html', ...this.cookie(path) }
      const answer = await (sent
        ? this.ask(path, 'POST', { ...headers, origin, 'content-type': type }, sent)
        : this.ask(path, 'GET', headers))
      this.keepCookies(answer.headers, path)
      const next = answer.headers.get('location')
      if (next && answer.status >= 300 && answer.status < 400) {
        if (answer.status !== 307 && answer.status !== 308) sent = undefined
        const onward = pathOf(next, path)
        place = fragment && !onward.includes('#') ? `${onward}#${fragment}` : onward
        continue
      }
      if (answer.status >= 500) throw new Error(`${place} answered ${answer.status}`)
      this.url = place
      this.status = answer.status
      this.document = parsePage(answer.text)
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
    for (const image of this.document.images) {
      const src = image.getAttribute('src')
      if (!src?.startsWith('/api/')) continue
      const { status, headers } = await this.ask(src, 'GET', this.cookie(src))
      if (status >= 400) throw new Error(`${src} answered ${status}`)
      this.keepCookies(headers, src)
    }
  }

  /** The header with its cookies. */
  cookie(path = '/'): Record<string, string> {
    const cookie = this.jar.getCookieStringSync(`${BASE_URL}${path}`)
    return cookie ? { cookie } : {}
  }

  private keepCookies(headers: Headers, path = '/'): void {
    if (!this.keepsCookies) return
    for (const line of headers.getSetCookie()) this.jar.setCookieSync(line, `${BASE_URL}${path}`)
  }
}
