'use client'

import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialog/form-dialog'
import type { SavableSearch } from '@/lib/search/dto'
import { SAVE_LEAD } from '@/lib/search/saved-searches/copy'
import { SaveSearchForm } from './save-search-form'

export function SaveSearchDialog({
  search,
  onClose,
  onMoved,
}: {
  search: SavableSearch
  onClose: () => void
  onMoved: () => void
}) {
  return (
    <FormDialog title="Guardar esta búsqueda" onClose={onClose}>
      <p className="-mt-3 text-ink-2">{SAVE_LEAD}</p>
      <SaveSearchForm
        search={search}
        onMoved={onMoved}
        cancel={
          <Button type="submit" form="cancelar-guardar" variant="ghost" size="big">
            Cancelar
          </Button>
        }
      />
      <form id="cancelar-guardar" method="dialog" />
    </FormDialog>
  )
}
