import { Icon } from '@/components/ui/icon/icon'
import { formatDay } from '@/lib/text/dates'

interface EmailChangeNoticeProps {
  /** As `undoableUntil`; null shows nothing. */
  until: Date | null
  countryId: string
  /** Where money is transferred: bank details are settled by mail. */
  ofMoney?: boolean
}

/** That the account's e-mail was changed days ago: whoever reads it may be whoever stole the password. */
export const EmailChangeNotice = ({ until, countryId, ofMoney = false }: EmailChangeNoticeProps) =>
  until && (
    <p className="mb-6 flex max-w-160 gap-3 rounded-2xl bg-maiz px-4 py-3.5 text-small">
      <Icon name="mail" size={20} className="mt-px shrink-0" />
      <span>
        Cambió su correo hace menos de una semana: hasta el {formatDay(until.toISOString(), countryId)} quien
        tenía el anterior puede deshacerlo.
        {ofMoney &&
          ' Antes de transferir a una cuenta bancaria nueva, espera a ese día o compruébala por teléfono.'}
      </span>
    </p>
  )
