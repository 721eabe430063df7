'use server'

import { formAction } from '@/lib/platform/forms/action'
import { importPath } from '@/lib/text/routes'
import { acceptWords } from './operations/accept-words'
import { checkImport } from './operations/check'
import { startImport } from './operations/run'
import { acceptWordSchema, importFileSchema, startImportSchema } from './schema'

export const checkImportAction = formAction(importFileSchema, async (ctx, input) => {
  const { id } = await checkImport(ctx, input)
  return { redirectTo: importPath(id) }
})

export const startImportAction = formAction(startImportSchema, async (ctx, input) => {
  await startImport(ctx, input)
  return { redirectTo: importPath(input.importId), skipsForm: true }
})

export const acceptWordAction = formAction(acceptWordSchema, async (ctx, input) => {
  await acceptWords(ctx, input)
  return { redirectTo: importPath(input.importId), skipsForm: true }
})

export const acceptAllWordsAction = formAction(startImportSchema, async (ctx, { importId }) => {
  await acceptWords(ctx, { importId })
  return { redirectTo: importPath(importId), skipsForm: true }
})
