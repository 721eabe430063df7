import { send } from './api'
import { BASE_URL } from './site'

const FORM = /<form\b.*?<\/form>/gs
const HIDDEN = /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/**
 * A form as a page shows it: what it sends of itself. @param readers cookies of whoever is shown it
 * @param words tell it from other forms of the page; empty for the fields of them all
 */
export async function openForm(
  path: string,
  readers: Record<string, string> = {},
  words = '',
): Promise<FormData> {
  const { text } = await send(path, 'GET', readers)
  const shown = words === '' ? text : (text.match(FORM) ?? []).find((form) => form.includes(words))
  if (shown === undefined) throw new Error(`${path} has no form with ${words}`)
  const form = new FormData()
  for (const [, name = '', value = ''] of shown.matchAll(HIDDEN)) form.set(unescaped(name), unescaped(value))
  return form
}

/** Sends it as a browser without scripts does, as far as `headers` say where it comes from. */
export async function postForm(
  path: string,
  form: FormData,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin: BASE_URL },
): ReturnType<typeof send> {
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const body = new Response(form)
  const type = { 'content-type': body.headers.get('content-type') ?? '' }
  return send(path, 'POST', { ...type, ...headers }, Buffer.from(await body.arrayBuffer()))
}
