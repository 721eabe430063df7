import { Icon } from '@/components/ui/icon/icon'
import { iconButtonClass } from '@/components/ui/icon/icon-button'
import { Link } from '@/components/ui/links/link'
import { SplitPill } from '@/components/ui/split-pill'
import { DASHBOARD, FAVORITES, loginPath, registerPath } from '@/lib/text/routes'
import { AccountMenusIsland } from './account-menus-island'
import { WayIn } from './way-in'

const ROUND = iconButtonClass('plain')

/** Account links of both session states; CSS shows one. Plain links reserve the space until the menus are loaded. */
export function AccountNav() {
  return (
    <div className="ml-auto shrink-0 cramped:min-w-0 cramped:shrink">
      <div className="flex items-center gap-2 signed-in:hidden">
        <WayIn path={registerPath} variant="ghost" size="sm" className="max-md:hidden">
          Registro
        </WayIn>
        <WayIn path={loginPath} size="sm" className="tight:px-2">
          Iniciar Sesión
        </WayIn>
      </div>
      <div className="flex items-center gap-1 tight:gap-0 md:gap-2.5 signed-out:hidden">
        <AccountMenusIsland>
          <SplitPill className="md:w-22 md:pl-1 noscript:w-auto noscript:p-0">
            <Link href={FAVORITES} aria-label="Favoritos" className={ROUND}>
              <Icon name="star" size={20} />
            </Link>
          </SplitPill>
          <SplitPill className="md:w-44 noscript:w-auto">
            <Link href={DASHBOARD} aria-label="Mi Perfil" className={ROUND}>
              <span className="grid size-9 place-items-center rounded-full bg-mango">
                <Icon name="user-round" size={20} />
              </span>
            </Link>
          </SplitPill>
        </AccountMenusIsland>
      </div>
    </div>
  )
}
