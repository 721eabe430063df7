import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * Signed-out visitors see `message` in a dialog (`SignInPrompt`); without JavaScript the link's page asks instead.
 */
export function SignInLink({ message, ...rest }: { message: string } & ComponentProps<typeof Link>) {
  return <Link prefetch={false} data-sign-in={message} {...rest} />
}
