import { inject } from 'vitest'
import { copyTemplate } from '@/scripts/support/test-database'

/**
 * Runs before each integration test file: the database of its worker is the demo data again. Connections of the file before
 * are cut, and made anew when they are needed.
 */
process.env.DATABASE_URL = await copyTemplate(inject('postgres'), `test_${process.pid}_worker`)
