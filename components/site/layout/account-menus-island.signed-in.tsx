'use client'

import { UserMenu } from '@/components/people/accounts/user-menu'
import { FavouritesMenu } from '@/components/pets/favourites/favourites-menu'

export function AccountMenus() {
  return (
    <>
      <FavouritesMenu />
      <UserMenu />
    </>
  )
}
