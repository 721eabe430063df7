import { type Db, db } from '@/db/client'

/**
 * A database that commits each transaction, but loses the connection before it answers.
 * @param after how many transactions are answered before.
 */
export function losingDb(after = 0): Db {
  let committed = 0
  const transaction: Db['transaction'] = async (...work) => {
    const result = await db.transaction(...work)
    if (++committed > after) throw new Error('CONNECTION_CLOSED')
    return result
  }
  return Object.assign(Object.create(db), { transaction })
}
