import * as accounts from './account-contracts'
import * as adoptions from './adoption-contracts'
import * as catalog from './catalog-contracts'
import type { ApiContract } from './contract'
import * as donations from './donation-contracts'
import * as favourites from './favourite-contracts'
import * as pets from './pet-contracts'
import * as reviews from './review-contracts'

/** Typed so that the compiler refuses any other export of these modules. */
const MODULES: readonly Readonly<Record<string, ApiContract>>[] = [
  catalog,
  pets,
  favourites,
  accounts,
  adoptions,
  donations,
  reviews,
]

export const CONTRACTS: readonly ApiContract[] = MODULES.flatMap((contracts) => Object.values(contracts))
