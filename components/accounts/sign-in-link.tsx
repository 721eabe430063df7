import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link to what needs an account. To a stranger `SignInPrompt` shows `sentence` in a dialog instead; people who are
 * signed in follow the link, and without JavaScript everybody does, so the page it leads to has to ask for itself.
 */
export function SignInLink({ sentence, ...rest }: { sentence: string } & ComponentProps<typeof Link>) {
  return <Link prefetch={false} data-sign-in={sentence} {...rest} />
}
