import { textLinkClass } from '@/components/ui/links/text-link'
import { loginPath } from '@/lib/text/routes'

/** The way on from a form whose session has ended: signing in in another tab keeps what was typed. */
export const SignInElsewhere = ({ path }: { path: string }) => (
  <p className="text-small">
    Lo que escribiste sigue aquí.{' '}
    <a href={loginPath(path)} target="_blank" rel="noreferrer" className={textLinkClass('inherit')}>
      Inicia sesión en otra pestaña
    </a>{' '}
    y vuelve a enviarlo.
  </p>
)
