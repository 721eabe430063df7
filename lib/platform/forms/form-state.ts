import type { Notice } from '@/lib/text/copy/notices'
import type { RecordConflict } from './record'

export interface FormState {
  status: 'idle' | 'invalid' | 'failed' | 'done'
  message?: string
  notice?: Notice
  /** Secrets that a form which is done shows, and nobody can read again. */
  shownOnce?: readonly string[]
  code?: string
  /** The form was filled in again after a release: nothing was wrong with what was sent. */
  isRestored?: true
  fields?: Record<string, string>
  /** What was changed here and elsewhere, and the version of a form that has shown it. */
  conflict?: { fields: RecordConflict[]; madeFrom: string }
  /** Never passwords or files. */
  values?: Record<string, string>
  lists?: Record<string, string[]>
}

/** An answer as it is shown apart from its form. */
export interface PlainAnswer {
  text: string
  isRefusal: boolean
  /** What was typed and is not saved, to be copied. */
  typed: string[]
  /** A refusal of a form that visitors cannot send. */
  needsSession: boolean
}

export const IDLE: FormState = { status: 'idle' }

/** Names a flash message; here so that browser code can import it. */
export const NOTICE_COOKIE = 'querencia-aviso'
