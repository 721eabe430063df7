import { useRouter } from 'next/navigation'
import { historySettled } from '@/components/ui/dialog/history-entry'
import { lazyDialog } from '@/components/ui/dialog/lazy-dialog'
import { ownPetPath } from '@/lib/text/routes'
import { dialogEntry, popDialogEntry } from './dialog-history'

const useDialog = lazyDialog(() => import('./edit-dialog').then((module) => module.EditDialog))

/**
 * The edit dialog of a pet and its way out through the history.
 * @param petId null while the dialog is closed
 * @param close marks it closed
 */
export function useEditDialog(petId: number | null, fromPetPage: boolean, close: () => void) {
  const router = useRouter()
  const EditDialog = useDialog(petId !== null, close, {
    label: 'Abrir la página',
    // Replaces the dialog's history entry.
    run: () => petId !== null && location.replace(ownPetPath(petId)),
  })
  const onClose = async (changed: boolean) => {
    close()
    if (petId !== null) popDialogEntry(dialogEntry(petId, fromPetPage))
    // A URL change discards a pending refresh.
    await historySettled()
    if (changed) router.refresh()
  }
  return { EditDialog, onClose }
}
