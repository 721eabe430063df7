'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { EMPTY_SEARCH } from '@/lib/search/url/empty-search'

export const EmptySearchDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={EMPTY_SEARCH} onClose={onClose}>
    <p className="text-ink-2">Escribe tu ciudad o elige un país de la lista.</p>
    <form method="dialog" className="mt-4">
      <Button type="submit" size="big">
        Aceptar
      </Button>
    </form>
  </Dialog>
)
