import { afterAll, inject } from 'vitest'
import { copyTemplate, dropDatabase, testDatabase } from '@/scripts/support/test-database'

/**
 * Runs before each integration test file, whose modules load afterwards: `db` of '@/db/client' is a database of this
 * file alone, with the demo data in it.
 */
const postgres = inject('postgres')
const name = testDatabase(`${process.env.VITEST_POOL_ID}_${Date.now()}`)
process.env.DATABASE_URL = await copyTemplate(postgres, name)

afterAll(() => dropDatabase(postgres.adminUrl, name))
