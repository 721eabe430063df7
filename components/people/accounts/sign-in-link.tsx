import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/links/link'

/** Signed-out visitors see `message` in a dialog; without JavaScript the link's page asks instead. */
export function SignInLink({ message, ...rest }: { message: string } & ComponentProps<typeof Link>) {
  return <Link data-sign-in={message} {...rest} />
}
