import type { Notice } from '@/lib/copy/notices'

/** What a form knows after it was sent; travels from the server to the form's component. */
export interface FormState {
  status: 'idle' | 'invalid' | 'failed' | 'done'
  /** A sentence for the person, about the form as a whole. */
  message?: string
  /** The name of that sentence, where it has one. */
  notice?: Notice
  /** The stable code of a failure, where the form can offer a way out. */
  code?: string
  /** What is wrong with each field. */
  fields?: Record<string, string>
  /** What was typed, so that a page without JavaScript loses nothing; never passwords or files. */
  values?: Record<string, string>
  /** What was chosen in each list, for the same reason. */
  lists?: Record<string, string[]>
}

export const IDLE: FormState = { status: 'idle' }
