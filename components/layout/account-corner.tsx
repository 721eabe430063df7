import { LinkButton } from '@/components/ui/button'
import { LOGIN, REGISTER } from '@/lib/routes'

/** The right of the top bar. On phones 'Registro' moves into the menu, where there is room. */
export function AccountCorner() {
  return (
    <div className="ml-auto flex items-center gap-2">
      <LinkButton href={REGISTER} variant="ghost" size="sm" className="max-md:hidden">
        Registro
      </LinkButton>
      <LinkButton href={LOGIN} size="sm">
        Iniciar Sesión
      </LinkButton>
    </div>
  )
}
