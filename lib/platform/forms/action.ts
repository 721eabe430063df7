import 'server-only'
import '@/lib/text/spanish-messages'
import type { Route } from 'next'
import { RedirectType, redirect, unstable_rethrow } from 'next/navigation'
import { z } from 'zod'
import { type Context, createContext } from '@/lib/platform/context'
import { DATABASE_SENTENCE, isDatabaseUnavailable } from '@/lib/platform/database-outages'
import { DomainError } from '@/lib/platform/errors'
import { clientIpOf } from '@/lib/platform/http/client-ip'
import { isSameOrigin } from '@/lib/platform/http/credentials'
import {
  fieldErrors,
  isFrameworkField,
  readForm,
  typedLists,
  typedValues,
} from '@/lib/platform/http/form-data'
import { MAX_FORM_TEXT } from '@/lib/platform/http/multipart'
import { REFUSALS, TOO_MUCH_TEXT, TYPED_IS_BEHIND } from '@/lib/platform/http/refusals'
import { logError } from '@/lib/platform/log'
import { requestHeaders } from '@/lib/platform/runtime'
import { getActor } from '@/lib/platform/session/session'
import { NOTICES, type Notice } from '@/lib/text/copy/notices'
import { setFlashNotice } from './flash-notice'
import type { FormState } from './form-state'
import { RecordChanged } from './merge-edit'
import { keepPlainAnswer } from './plain-answer'

/** What an action that succeeded answers with: a redirect if there is `redirectTo`, else the form's state 'done'. */
interface Outcome {
  /** Sentence at the form; without effect beside `redirectTo` or `notice`. */
  message?: string
  redirectTo?: Route
  /** The redirect replaces the form in the history: going back skips it. */
  skipsForm?: true
  /** Shown as a toast, here or by the page that `redirectTo` leads to. */
  notice?: Notice
  /** Secrets for the form to show, which nobody can read again; without effect beside `redirectTo`. */
  shownOnce?: readonly string[]
}

/**
 * Sentences at single fields that the operation would refuse as well, so that they come with those of the schema.
 * @param typed of the fields that the schema accepts
 */
type AlsoCheck = (
  typed: Readonly<Record<string, string>>,
) => Record<string, string> | Promise<Record<string, string>>

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>

/**
 * Wraps every server action: checks origin (CSRF) and size, parses, runs. What `run` throws becomes form state; only the
 * framework's redirects get out. Failures return the typed values of the schema's fields (never passwords or files), for
 * forms without JavaScript; errors that are no `DomainError` are logged, and answered with the log's reference.
 * @param alsoCheck runs when the schema refuses: otherwise the operation says the same
 * @param forVisitors of a page for people with an account that answers visitors as well
 */
export function formAction<Schema extends z.ZodType>(
  schema: Schema,
  run: (context: Context, input: z.output<Schema>) => Promise<Outcome>,
  { alsoCheck, forVisitors = false }: { alsoCheck?: AlsoCheck; forVisitors?: boolean } = {},
): FormAction {
  const names = new Set(fieldNames(schema))
  const answer = async (form: FormData, headers: Headers): Promise<FormState> => {
    // Next.js itself lets requests without `Origin` through.
    if (!isSameOrigin(headers)) return NOT_OURS
    if (isOversized(form)) return oversized(headers)
    const input = schema.safeParse(readForm(form))
    try {
      if (!input.success) {
        const refused = fieldErrors(input.error)
        const accepted = (name: string) => names.has(name) && refused[name] === undefined
        const also = alsoCheck && (await alsoCheck(only(accepted, typedValues(form))))
        return { status: 'invalid', fields: { ...refused, ...also }, ...typedIn(form, names) }
      }
      const { message, redirectTo, skipsForm, notice, shownOnce } = await run(
        await actionContext(),
        input.data,
      )
      if (redirectTo) {
        if (notice) await setFlashNotice(notice)
        redirect(redirectTo, skipsForm ? RedirectType.replace : RedirectType.push)
      }
      return { status: 'done', message: notice ? NOTICES[notice].text : message, notice, shownOnce }
    } catch (error) {
      unstable_rethrow(error)
      return { ...failureState(error), ...typedIn(form, names) }
    }
  }
  return async (_state, form) => {
    // Arguments come from the client, whatever their type says.
    if (!(form instanceof FormData)) return UNREADABLE
    const headers = await requestHeaders()
    const state = await answer(form, headers)
    keepPlainAnswer(headers, state, forVisitors)
    return state
  }
}

const UNREADABLE: FormState = { status: 'failed', code: 'bad_request', message: REFUSALS[400] }
const NOT_OURS: FormState = { status: 'failed', code: 'forbidden', message: REFUSALS[403] }

const oversized = (headers: Headers): FormState => ({
  status: 'failed',
  code: 'too_large',
  message: headers.has('next-action') ? TOO_MUCH_TEXT : `${TOO_MUCH_TEXT} ${TYPED_IS_BEHIND}`,
})

const typedIn = (form: FormData, names: ReadonlySet<string>) => ({
  values: only((name) => names.has(name), typedValues(form)),
  lists: only((name) => names.has(name), typedLists(form)),
})

const only = <Value>(
  isOne: (name: string) => boolean,
  values: Record<string, Value>,
): Record<string, Value> => Object.fromEntries(Object.entries(values).filter(([name]) => isOne(name)))

/** Context of a server action: the actor of its cookies and the client's IP. */
export async function actionContext(): Promise<Context> {
  const headers = await requestHeaders()
  return createContext(await getActor(), clientIpOf(headers))
}

function failureState(error: unknown): FormState {
  if (error instanceof RecordChanged) {
    const { code, message, conflicts, madeFrom } = error
    return { status: 'failed', code, message, conflict: { fields: [...conflicts], madeFrom } }
  }
  if (error instanceof DomainError) {
    const { code, message, fields } = error
    const atFields = Object.values(fields)
    if (atFields.length === 0) return { status: 'failed', code, message }
    // A sentence stands once, at its field; the form's own says that fields are to be mended.
    const above = atFields.includes(message) ? {} : { message }
    return { status: 'invalid', code, ...above, fields: { ...fields } }
  }
  const reference = logError('form action', error)
  if (isDatabaseUnavailable(error))
    return { status: 'failed', code: 'unavailable', message: DATABASE_SENTENCE }
  return {
    status: 'failed',
    code: 'internal',
    message: `Algo salió mal de nuestro lado. Referencia: ${reference}`,
  }
}

/** Our longest sends 50. */
export const MAX_FORM_FIELDS = 200

/** The body limit leaves room for files, but text is parsed, sent back and rendered several times. */
export function isOversized(form: FormData): boolean {
  let [fields, length] = [0, 0]
  for (const [name, value] of form) {
    fields += 1
    // What the framework sent with the page goes no further.
    if (!isFrameworkField(name))
      length += name.length + (typeof value === 'string' ? value : value.name).length
    if (fields > MAX_FORM_FIELDS || length > MAX_FORM_TEXT) return true
  }
  return false
}

/** Names of a form's fields: the keys of its schema. @throws Error for a schema that is no object. */
export function fieldNames(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodPipe) return fieldNames(schema.def.in)
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right].flatMap(fieldNames)
  throw new Error('The schema of a form is an object, or one that is transformed or intersected')
}
