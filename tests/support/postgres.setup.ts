import { cpSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openTestPostgres, TEST_DATA_DIR } from '@/scripts/support/test-postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { adminUrl: string; template: string }
  }
}

/** Runs once before the integration tests: their Postgres, with the template that every test file copies, and their own files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, template, stop } = await openTestPostgres()
  project.provide('postgres', { adminUrl, template })
  cpSync(path.join(TEST_DATA_DIR, 'files'), path.join(TEST_DATA_DIR, 'integration/files'), {
    recursive: true,
  })
  return stop
}
