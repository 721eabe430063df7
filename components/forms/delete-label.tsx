import { Icon } from '@/components/ui/icon/icon'

export function DeleteLabel({ what }: { what: string }) {
  return (
    <>
      <Icon name="trash" size={18} />
      Eliminar
      <span className="sr-only">: {what}</span>
    </>
  )
}
