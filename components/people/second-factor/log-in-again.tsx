import { TextLink } from '@/components/ui/links/text-link'
import { loginPath } from '@/lib/text/routes'

/** When the password was given too long ago. @param code of the error */
export function LogInAgain({ code, callbackUrl }: { code: string | undefined; callbackUrl: string | null }) {
  if (code !== 'unauthenticated') return null
  return (
    <p className="mt-1 text-small">
      <TextLink look="padded" href={loginPath(callbackUrl)}>
        Volver a ingresar
      </TextLink>
    </p>
  )
}
