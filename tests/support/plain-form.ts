import { send } from './api'
import { type Control, parsePage, window } from './plain-page'
import { BASE_URL } from './site'

type Submitter = HTMLButtonElement | HTMLInputElement
type Entries = [name: string, value: string | File][]
type Files = ReadonlyMap<Element, File[]>

/** The path of an address that a page names. @throws Error when it is on another host */
export function pathOf(address: string, page: string): string {
  const { origin, pathname, search, hash } = new URL(address, `${BASE_URL}${page}`)
  if (origin !== new URL(BASE_URL).origin) throw new Error(`${page} leads to ${address}`)
  return `${pathname}${search}${hash}`
}

/** Whether it can be pressed to send a form. */
const sends = (element: Element): element is Submitter =>
  /^(button|input)$/.test(element.localName) &&
  /^(submit|image)$/.test((element as Submitter).type) &&
  !element.matches(':disabled')

/** @throws Error where a browser would ask to fill in a field first */
function requireValid(form: HTMLFormElement, button: Submitter): void {
  if (form.noValidate || button.formNoValidate || form.checkValidity()) return
  const wrong = ([...form.elements] as Control[]).find((one) => one.willValidate && !one.validity.valid)
  throw new Error(`A browser asks to fill in ${wrong?.name} first`)
}

const NO_FILE = () => new File([], '', { type: 'application/octet-stream' })

/** The names and values that a form sends. */
function entriesOf(form: HTMLFormElement, button: Submitter | null, files: Files): Entries {
  const fields = [...form.elements] as Control[]
  // jsdom sends options that are disabled.
  for (const select of fields.filter((one): one is HTMLSelectElement => one.localName === 'select')) {
    const wrong = [...select.selectedOptions].filter((one) => one.matches(':disabled'))
    if (!select.multiple) select.disabled ||= wrong.length > 0
    else for (const option of wrong) option.selected = false
  }
  const attached = fields.filter((one) => one.type === 'file' && one.name !== '' && !one.matches(':disabled'))
  return [...new window.FormData(form, button)].flatMap(([name, value]): Entries => {
    if (typeof value === 'string') return [[name, value.replace(/\r\n?|\n/g, '\r\n')]]
    const field = attached.shift()
    return ((field && files.get(field)) ?? [NO_FILE()]).map((file) => [name, file])
  })
}

/** Names and values of a query or of a body without files. */
const encoded = (entries: Entries): string =>
  String(
    new URLSearchParams(
      entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    ),
  )

const BOUNDARY = '----plain'

/** As browsers write it: a file field without a file is a file without a name, which Node's own would make a text. */
async function multipart(entries: Entries): Promise<Buffer> {
  const quoted = (name: string) =>
    `"${name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`
  const parts: (string | Buffer)[] = []
  for (const [name, value] of entries) {
    const isFile = typeof value !== 'string'
    const file = isFile
      ? `; filename=${quoted(value.name)}\r\nContent-Type: ${value.type || 'application/octet-stream'}`
      : ''
    parts.push(`--${BOUNDARY}\r\nContent-Disposition: form-data; name=${quoted(name)}${file}\r\n\r\n`)
    parts.push(isFile ? Buffer.from(await value.arrayBuffer()) : value, '\r\n')
  }
  return Buffer.concat([...parts, `--${BOUNDARY}--\r\n`].map((part) => Buffer.from(part)))
}

/** What a form that is on `page` asks for when it is sent. @throws Error when it leads elsewhere, or nowhere */
async function requestOf(form: HTMLFormElement, button: Submitter | null, entries: Entries, page: string) {
  const said = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name)
  const target = pathOf(said('action') || page.replace(/#.*/, ''), page)
  const method = said('method')?.toLowerCase()
  if (method === 'dialog') throw new Error(`${page}: a form of a dialog sends nothing`)
  if (method !== 'post') return { target: target.replace(/(\?[^#]*)?(?=#|$)/, `?${encoded(entries)}`) }
  return said('enctype')?.toLowerCase() === 'multipart/form-data'
    ? { target, type: `multipart/form-data; boundary=${BOUNDARY}`, body: await multipart(entries) }
    : { target, type: 'application/x-www-form-urlencoded', body: Buffer.from(encoded(entries)) }
}

/** What pressing a button asks for. @throws Error where it sends nothing, or a browser asks to fill in a field first */
export function pressed(button: Element, files: Files, page: string): ReturnType<typeof requestOf> {
  if (!sends(button) || !button.form) throw new Error(`${page}: ${button.outerHTML} sends nothing`)
  requireValid(button.form, button)
  return requestOf(button.form, button, entriesOf(button.form, button, files), page)
}

/**
 * A form as a page shows it, to be sent later: with other fields, which it need not have, and headers that say where it comes from.
 * @returns sends it, on demand as if another page had it
 * @param words in its markup, which tell it from other forms @param readers cookies of whoever is shown it
 */
export async function keepForm(path: string, words: string, readers: Record<string, string> = {}) {
  const { forms } = parsePage((await send(path, 'GET', readers)).text)
  const form = [...forms].find(({ outerHTML }) => outerHTML.includes(words))
  if (!form) throw new Error(`${path} has no form with ${words}`)
  const shown = entriesOf(form, null, new Map())
  return async (
    fields: Record<string, string>,
    headers: Record<string, string> = { origin: BASE_URL },
    page = path,
  ) => {
    const entries: Entries = [...shown.filter(([name]) => !(name in fields)), ...Object.entries(fields)]
    const { target, type = '', body } = await requestOf(form, null, entries, page)
    return send(target, 'POST', { 'content-type': type, ...headers }, body)
  }
}

/** Whether the policy of a page lets its forms be sent to the site. */
export function maySend(headers: Headers): boolean {
  const [, sources = "'self'"] =
    /(?:^|;)\s*form-action ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? []
  return sources.split(' ').some((one) => one === "'self'" || one === '*' || one === new URL(BASE_URL).origin)
}

/** What a browser says of where a form comes from. */
export function originOf(page: Document, headers: Headers): string {
  const meta = page.querySelector('meta[name="referrer"]')?.getAttribute('content')
  const policy = meta || headers.get('referrer-policy')?.split(',').at(-1)
  return policy?.trim() === 'no-referrer' ? 'null' : BASE_URL
}
