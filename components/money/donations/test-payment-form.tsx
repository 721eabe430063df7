'use client'

import type { Route } from 'next'
import { useActionState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { simulatePaymentAction } from '@/lib/money/donations/actions'
import { IDLE } from '@/lib/platform/forms/form-state'
import type { DonationStatus } from '@/lib/text/vocabulary'

const ROW =
  'grid w-full grid-cols-[2.75rem_1fr_auto] items-center gap-3.5 rounded-2xl border-[1.5px] p-3.5 text-left'
const PLAIN = 'border-edge hover:bg-mist'
const MAIN = 'border-monte bg-monte text-white hover:bg-monte-hover'

interface Props {
  checkoutId: string
  status: DonationStatus
  isMonthly: boolean
  amount: string
  cancelPath: Route
  resultPath: Route
}

/** A button per outcome. A donation that is decided can be refunded, and the next month of a monthly gift be tried. */
export function TestPaymentForm({ checkoutId, status, isMonthly, amount, cancelPath, resultPath }: Props) {
  const [answer, send, pending] = useActionState(simulatePaymentAction, IDLE)
  return (
    <form action={send} className="grid gap-2.5" aria-busy={pending}>
      <FormMessage form={{ answer, invalid: false }} />
      <input type="hidden" name="sesion" value={checkoutId} />
      {status === 'pendiente' ? (
        <>
          <Choice
            value="pagar"
            icon="check"
            label={`Pagar ${amount}`}
            detail="Se aprueba y vuelves a Querencia"
            isMain
          />
          <Choice
            value="cerrar"
            icon="door-open"
            label="Pagar y cerrar sin volver"
            detail="El aviso llega; tú no regresas"
          />
          <Choice
            value="tarde"
            icon="hourglass"
            tone="bg-maiz"
            label="Pagar, pero avisar tarde"
            detail="El aviso llega en 10 segundos"
          />
          <Choice
            value="rechazar"
            icon="credit-card"
            tone="bg-guayaba-tint"
            label="Rechazar la tarjeta"
            detail="El banco dice que no"
          />
          <Link href={cancelPath} className={`${ROW} ${PLAIN}`}>
            <Face icon="x" label="Cancelar" detail="Vuelves sin pagar" />
          </Link>
        </>
      ) : (
        <>
          <p className="rounded-2xl bg-mist px-4.5 py-3">Este pago ya se decidió: no se cobra dos veces.</p>
          {status === 'aprobado' && (
            <Choice
              value="devolver"
              icon="undo-2"
              label="Devolver el dinero"
              detail="Como si lo hiciera el equipo en Stripe"
            />
          )}
          {status !== 'rechazado' && isMonthly && (
            <>
              <Choice
                value="renovar"
                icon="rotate-cw"
                label={`Cobrar el mes siguiente: ${amount}`}
                detail="Como lo hace Stripe cada mes"
              />
              <Choice
                value="fallar"
                icon="credit-card"
                tone="bg-maiz"
                label="Fallar el cobro del mes siguiente"
                detail="El banco dice que no; se intenta otra vez"
              />
              <Choice
                value="terminar"
                icon="circle-x"
                tone="bg-guayaba-tint"
                label="Dejar de intentarlo"
                detail="Stripe termina el aporte mensual"
              />
            </>
          )}
          <Link href={resultPath} className={`${ROW} ${PLAIN}`}>
            <Face icon="arrow-left" label="Volver a Querencia" detail="A la página de la donación" />
          </Link>
        </>
      )}
    </form>
  )
}

interface FaceProps {
  icon: IconName
  tone?: string
  label: string
  detail: string
}

function Choice({ value, isMain = false, ...face }: FaceProps & { value: string; isMain?: boolean }) {
  return (
    <button type="submit" name="resultado" value={value} className={`${ROW} ${isMain ? MAIN : PLAIN}`}>
      <Face {...face} isMain={isMain} />
    </button>
  )
}

const Face = ({
  icon,
  tone = 'bg-mist-2',
  label,
  detail,
  isMain = false,
}: FaceProps & { isMain?: boolean }) => (
  <>
    <span className={`grid size-11 place-items-center rounded-xl ${isMain ? 'bg-white/20' : tone}`}>
      <Icon name={icon} size={21} />
    </span>
    <span className="leading-snug">
      <span className="block font-semibold">{label}</span>
      <span className={`block text-small ${isMain ? '' : 'text-ink-2'}`}>{detail}</span>
    </span>
    <Icon name="chevron-right" size={20} />
  </>
)
