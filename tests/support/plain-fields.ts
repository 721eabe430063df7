import { closest, type Part, partsIn, textOf } from './plain-markup'
import { BASE_URL } from './site'

export const BOUNDARY = '----plain'

/** As browsers write it: a file field without a file is a file without a name, which Node's own would make a text. */
export async function multipart(entries: [string, string | File][]): Promise<Buffer> {
  const parts: (string | Buffer)[] = []
  for (const [name, value] of entries) {
    const isFile = typeof value !== 'string'
    const file = isFile ? `; filename="${value.name}"\r\nContent-Type: ${value.type}` : ''
    parts.push(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`)
    parts.push(isFile ? Buffer.from(await value.arrayBuffer()) : value.replace(/\r?\n/g, '\r\n'), '\r\n')
  }
  return Buffer.concat([...parts, `--${BOUNDARY}--\r\n`].map((part) => Buffer.from(part)))
}

/** What a field has in it: of a select, the words of the option that is chosen. */
export function enteredIn(field: Part): string {
  if (field.tag === 'textarea') return textOf(field).replace(/^\n/, '')
  if (field.tag === 'select') return textOf(chosenIn(field) ?? field).trim()
  return field.attributes.value ?? ''
}

function chosenIn(select: Part): Part | undefined {
  const options = partsIn(select).filter(({ tag }) => tag === 'option')
  return (
    options.find(({ attributes }) => 'selected' in attributes) ??
    options.find(({ attributes }) => !('disabled' in attributes))
  )
}

/** That a button sends. */
export function formOf(button: Part, page: Part): Part | null | undefined {
  const { form } = button.attributes
  if (!form) return closest(button, 'form')
  return partsIn(page).find(({ attributes }) => attributes.id === form)
}

/** Buttons that are inputs. */
export const submitsIn = (part: Part): Part[] =>
  partsIn(part).filter(({ tag, attributes }) => tag === 'input' && attributes.type === 'submit')

/** By itself or by a fieldset around it. */
export const isDisabled = (part: Part | null): boolean =>
  part !== null &&
  ('disabled' in part.attributes || isDisabled(part.parent ? closest(part.parent, 'fieldset') : null))

/** The names and values that a form sends. @throws Error where a browser would ask to fill in a field first */
export function entriesOf(form: Part, page: Part, files: Map<Part, File[]>): [string, string | File][] {
  const { id } = form.attributes
  const own = partsIn(page).filter((part) =>
    part.attributes.form === undefined
      ? closest(part, 'form') === form
      : id !== undefined && part.attributes.form === id,
  )
  return own.flatMap((field): [string, string | File][] => {
    const { name, type, value } = field.attributes
    if (!/^(input|select|textarea)$/.test(field.tag) || !name || isDisabled(field)) return []
    if (type === 'checkbox' || type === 'radio')
      return 'checked' in field.attributes ? [[name, value ?? 'on']] : []
    if (type === 'file') {
      const chosen = files.get(field) ?? [new File([], '', { type: 'application/octet-stream' })]
      return chosen.map((file) => [name, file])
    }
    if (type === 'submit' || type === 'button') return []
    if (field.tag === 'select') {
      const option = chosenIn(field)
      return option ? [[name, option.attributes.value ?? textOf(option)]] : []
    }
    const text = field.tag === 'textarea' ? enteredIn(field) : (value ?? '')
    if (text === '' && 'required' in field.attributes && !('novalidate' in form.attributes))
      throw new Error(`A browser asks to fill in ${name} first`)
    return [[name, text]]
  })
}

/** The path of an address that a page names. @throws Error when it is on another host */
export function pathOf(address: string, page: string): string {
  const { origin, pathname, search, hash } = new URL(address, `${BASE_URL}${page}`)
  if (origin !== new URL(BASE_URL).origin) throw new Error(`${page} leads to ${address}`)
  return `${pathname}${search}${hash}`
}

export type Cookies = Map<string, string>

export function cookieHeader(cookies: Cookies): Record<string, string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return cookie ? { cookie } : {}
}

/** What a `Set-Cookie` header asks for. */
export function storeCookies(cookies: Cookies, header: string): void {
  for (const line of header.split(/,(?=\s*[\w.-]+=)/)) {
    const [, name, value = ''] = /^\s*([\w.-]+)=([^;]*)/.exec(line) ?? []
    if (!name) continue
    if (value === '' || /max-age=0\b/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
}
