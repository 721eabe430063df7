'use server'

import { DomainError } from '@/lib/platform/errors'
import { formAction } from '@/lib/platform/forms/action'
import { suggestName } from '@/lib/search/search-name'
import { DASHBOARD_SEARCHES, noticesOnPath } from '@/lib/text/routes'
import { findSavable } from './find-savable'
import { pauseByLink, resumeByLink } from './operations/by-link'
import { changeFrequency, deleteSearch, renameSearch, saveSearch } from './operations/manage'
import {
  changeFrequencySchema,
  deleteSearchSchema,
  noticeLinkSchema,
  renameSearchSchema,
  saveSearchSchema,
} from './schema'
import { savedSearchPath } from './urls'

export const saveSearchAction = formAction(saveSearchSchema, async (ctx, input) => {
  const search = await findSavable(input.search)
  const offeredName = search ? suggestName(search.scope, search.query, search.catalog) : undefined
  const { id, wasKept } = await saveSearch(ctx, { ...input, search, offeredName })
  return { redirectTo: savedSearchPath(id), notice: wasKept ? 'searchKept' : 'searchSaved' }
})

export const renameSearchAction = formAction(renameSearchSchema, async (ctx, { id, name, ...edit }) => {
  await renameSearch(ctx, { id, name }, edit)
  return { redirectTo: DASHBOARD_SEARCHES, notice: 'searchChanged' }
})

export const changeFrequencyAction = formAction(changeFrequencySchema, async (ctx, input) => {
  await changeFrequency(ctx, input)
  return { redirectTo: DASHBOARD_SEARCHES, notice: 'searchChanged' }
})

export const deleteSearchAction = formAction(deleteSearchSchema, async (ctx, input) => {
  try {
    await deleteSearch(ctx, input)
  } catch (error) {
    // Deleted in another tab.
    if (!(error instanceof DomainError && error.code === 'not_found')) throw error
    return { redirectTo: DASHBOARD_SEARCHES, notice: 'searchGone' }
  }
  return { redirectTo: DASHBOARD_SEARCHES, notice: 'searchDeleted' }
})

export const stopNoticesAction = formAction(noticeLinkSchema, async (ctx, input) => {
  await pauseByLink(ctx, input)
  return {}
})

export const resumeNoticesAction = formAction(noticeLinkSchema, async (ctx, input) => {
  await resumeByLink(ctx, input)
  return { redirectTo: noticesOnPath(input.token) }
})
