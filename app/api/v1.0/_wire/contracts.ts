import * as accounts from './account-contracts'
import * as adoptions from './adoption-contracts'
import * as catalog from './catalog-contracts'
import type { ApiContract } from './contract'
import * as donations from './donation-contracts'
import * as favourites from './favourite-contracts'
import * as pets from './pet-contracts'
import * as reviews from './review-contracts'

export const CONTRACTS: readonly ApiContract[] = [
  catalog,
  pets,
  favourites,
  accounts,
  adoptions,
  donations,
  reviews,
].flatMap((contracts): ApiContract[] => Object.values(contracts))
