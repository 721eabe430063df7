import { textLinkClass } from '@/components/ui/links/text-link'
import { loginPath } from '@/lib/text/routes'

/** Signing in in another tab keeps what was typed. */
export const SignInElsewhere = ({ path }: { path: string }) => (
  <p data-sign-in-elsewhere className="text-small">
    Lo que escribiste sigue aquí.{' '}
    <a href={loginPath(path)} target="_blank" rel="noreferrer" className={textLinkClass('inherit')}>
      Inicia sesión en otra pestaña
    </a>{' '}
    y vuelve a enviarlo.
  </p>
)
