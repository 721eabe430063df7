import { classNames } from './class-names'

const CONTROL =
  'min-h-12 w-full min-w-0 rounded-control border-[1.5px] bg-white px-3.5 text-base text-ink placeholder:text-ink-3 disabled:bg-mist disabled:text-ink-3'

/** The classes of a form's control. Of its own: public pages need no fields. */
export const controlClass = (error: string | undefined, extra?: string) =>
  classNames(CONTROL, error ? 'border-guayaba' : 'border-field', extra)
