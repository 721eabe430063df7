import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/links/link'

interface SignInHint {
  /** As `registerText` puts it. */
  says: string | null
  pet?: { name: string; photo: string | undefined }
}

/** Signed-out visitors see `message` in a dialog; without JavaScript the link's page asks instead. */
export function SignInLink({
  message,
  hint,
  ...rest
}: { message: string; hint?: SignInHint } & ComponentProps<typeof Link>) {
  return (
    <Link
      data-sign-in={message}
      data-sign-in-hint={hint?.says ?? undefined}
      data-sign-in-pet={hint?.pet?.name}
      data-sign-in-photo={hint?.pet?.photo}
      {...rest}
    />
  )
}
