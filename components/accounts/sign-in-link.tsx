import type { ComponentProps } from 'react'
import { loginPath } from '@/lib/routes'

/**
 * A control that needs an account, for somebody without one. A real link to the login page; with
 * JavaScript `SignInPrompt` catches the click and shows `sentence` in a dialog instead.
 * @param backTo where to return after signing in without JavaScript; the dialog returns to the page one is on.
 */
export function SignInLink({
  sentence,
  backTo,
  ...rest
}: { sentence: string; backTo: string } & ComponentProps<'a'>) {
  return <a href={loginPath(backTo)} data-sign-in={sentence} {...rest} />
}
