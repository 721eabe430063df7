import { adoptPath, loginPath } from '@/lib/routes'

/** The way on when the session has ended in the middle of a form about a pet. */
export const SignInElsewhere = ({ petId }: { petId: number }) => (
  <p className="text-small">
    Lo que escribiste sigue aquí.{' '}
    <a
      href={loginPath(adoptPath(petId))}
      target="_blank"
      rel="noreferrer"
      className="font-semibold underline underline-offset-3"
    >
      Inicia sesión en otra pestaña
    </a>{' '}
    y vuelve a enviarlo.
  </p>
)
