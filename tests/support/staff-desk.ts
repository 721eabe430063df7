import { expect, type Page } from '@playwright/test'
import { inSiteDatabase } from '@/tests/support/site-database'

/**
 * Opens everything about one foundation, as staff: in the list of those who wait it may stand on any page, and others
 * are decided meanwhile. @returns its id.
 */
export async function openCase(
  page: Page,
  { name, email }: { name: string; email: string },
): Promise<number> {
  const [account] = await inSiteDatabase(
    (sql) => sql<{ id: number }[]>`select id from users where email = ${email}`,
  )
  if (!account) throw new Error(`${email} has no account`)
  await page.goto(`/admin/fundaciones/${account.id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return account.id
}
