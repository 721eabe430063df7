import type { Page } from '@playwright/test'

/** A message that says this and goes by itself; of several, the newest. */
export const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).last()
