import { type Db, db } from '@/db/client'

const transaction: Db['transaction'] = async (...work) => {
  await db.transaction(...work)
  throw new Error('CONNECTION_CLOSED')
}

/** A database that commits each transaction, but loses the connection before it answers. */
export const losingDb: Db = Object.assign(Object.create(db), { transaction })
