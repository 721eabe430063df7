import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * Strangers get `sentence` in a dialog (`SignInPrompt`); without JavaScript they follow the link, so its page asks too.
 */
export function SignInLink({ sentence, ...rest }: { sentence: string } & ComponentProps<typeof Link>) {
  return <Link prefetch={false} data-sign-in={sentence} {...rest} />
}
