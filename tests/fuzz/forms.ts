import pLimit from 'p-limit'
import { send } from '@/tests/support/api'

/** A form as a page of the site shows it. */
export interface FoundForm {
  /** Where it is sent to. */
  target: string
  fields: readonly (readonly [name: string, value: string])[]
  /** Session cookie of whom the page was shown to. */
  cookie: string | null
}

const FORM = /<form\b([^>]*)>([\s\S]*?)<\/form>/g
const FIELD = /<(?:input|select|textarea|button)\b([^>]*)>/g

const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
  return found
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Reads the forms that pages show to visitors, with the framework's own fields of bound server actions. */
export async function findForms(
  paths: readonly string[],
  cookies: readonly (string | null)[],
): Promise<FoundForm[]> {
  const limit = pLimit(4)
  const visits = cookies.flatMap((cookie) => paths.map((path) => ({ cookie, path })))
  const found = await Promise.all(
    visits.map(({ cookie, path }) =>
      limit(async () => {
        const { text } = await send(path, 'GET', cookie ? { cookie } : {})
        return formsIn(text, path, cookie)
      }),
    ),
  )
  const unlike = new Map(
    found.flat().map((form) => [`${form.target} ${form.fields.join()} ${form.cookie}`, form]),
  )
  return [...unlike.values()]
}

export function formsIn(html: string, path: string, cookie: string | null): FoundForm[] {
  return [...html.matchAll(FORM)].flatMap(([, head = '', inner = '']) => {
    const action = attribute(head, 'action')
    const fields = [...inner.matchAll(FIELD)].flatMap(([, tag = '']) => {
      const name = attribute(tag, 'name')
      return name ? [[name, attribute(tag, 'value') ?? ''] as const] : []
    })
    const isPost = /\bmethod="post"/i.test(head)
    return fields.length > 0 && isPost
      ? [{ target: action?.startsWith('/') ? action : path, fields, cookie }]
      : []
  })
}
