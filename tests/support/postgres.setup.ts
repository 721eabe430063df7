import type { TestProject } from 'vitest/node'
import { openTestPostgres } from '@/scripts/support/test-postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { adminUrl: string; template: string }
  }
}

/** Runs once before the integration tests: their Postgres, with the template that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, template, stop } = await openTestPostgres()
  project.provide('postgres', { adminUrl, template })
  return stop
}
