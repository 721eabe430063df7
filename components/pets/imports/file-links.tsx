import { buttonClass, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { counted } from '@/lib/text/numbers'
import { EXPORT_PETS, IMPORT_PETS, OWN_DRAFTS } from '@/lib/text/routes'

/** For foundations, which bring many pets. */
export function FileLinks({ hasPets, drafts }: { hasPets: boolean; drafts: number }) {
  return (
    <div className="mb-6 flex flex-wrap gap-2.5">
      <LinkButton href={IMPORT_PETS} pending="text" variant="ghost" size="sm">
        <Icon name="file-text" size={18} />
        Importar
      </LinkButton>
      {drafts > 0 && (
        <LinkButton href={OWN_DRAFTS} pending="text" variant="ghost" size="sm">
          <Icon name="pencil" size={18} />
          {counted(drafts, 'borrador', 'borradores')}
        </LinkButton>
      )}
      {hasPets && (
        <a href={EXPORT_PETS} download className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <Icon name="download" size={18} />
          Exportar
        </a>
      )}
    </div>
  )
}
