import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SaveSearchForm } from '@/components/search/saved-searches/save-search-form'
import { LinkButton } from '@/components/ui/button'
import { requireSession } from '@/lib/platform/session/session'
import { SAVE_LEAD } from '@/lib/search/saved-searches/copy'
import { findSavable } from '@/lib/search/saved-searches/find-savable'
import { suggestName } from '@/lib/search/search-name'
import { savedResultsUrl } from '@/lib/search/url/saved-url'
import { ALL_PETS, saveSearchPath } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Guardar búsqueda' }

type Props = { searchParams: Promise<{ busqueda?: string | string[] }> }

export default async function SaveSearchPage({ searchParams }: Props) {
  const { busqueda } = await searchParams
  const url = [busqueda].flat()[0] ?? ''
  const { account } = await requireSession(saveSearchPath(url))
  const found = await findSavable(url)
  if (!found) redirect(ALL_PETS)
  const { path, scope, query, catalog } = found
  const resultsPath = savedResultsUrl(path)
  return (
    <div className="mx-auto w-[min(29rem,100%-2.5rem)] py-8 lg:py-12">
      <h1 className="text-title">Guardar esta búsqueda</h1>
      <p className="mt-2 mb-5 text-ink-2">{SAVE_LEAD}</p>
      <SaveSearchForm
        key={account.id}
        search={{ path, name: suggestName(scope, query, catalog), resultsPath }}
        cancel={
          <LinkButton href={resultsPath} variant="ghost" size="big">
            Cancelar
          </LinkButton>
        }
      />
    </div>
  )
}
