'use client'

import { UserMenu } from '@/components/accounts/user-menu'
import { FavouritesMenu } from '@/components/favourites/favourites-menu'

export function AccountMenus() {
  return (
    <>
      <FavouritesMenu />
      <UserMenu />
    </>
  )
}
