'use client'

import { UserMenu } from '@/components/accounts/user-menu'
import { FavouritesMenu } from '@/components/favourites/favourites-menu'

/** The right of the top bar for somebody who is signed in. */
export function AccountMenus() {
  return (
    <>
      <FavouritesMenu />
      <UserMenu />
    </>
  )
}
