export type CatType = 'comun' | 'oriental' | 'persa'

const ORIENTAL = /siam|orient|abisin|sphynx|bengal|cornish|devon|balin|tonkin/i
const PERSIAN = /persa|himala|exótico|british|británico|scottish|ragdoll/i

export function catTypeOf(breed: string): CatType {
  if (ORIENTAL.test(breed)) return 'oriental'
  return PERSIAN.test(breed) ? 'persa' : 'comun'
}
