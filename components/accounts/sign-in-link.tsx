import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * Signed-out visitors see `sentence` in a dialog (`SignInPrompt`); without JavaScript the link's page asks instead.
 */
export function SignInLink({ sentence, ...rest }: { sentence: string } & ComponentProps<typeof Link>) {
  return <Link prefetch={false} data-sign-in={sentence} {...rest} />
}
