import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { DonationResultDto } from '@/lib/money/donations/dto'
import { formatMoney } from '@/lib/text/money'
import { donationCancelledPath, donationResultPath } from '@/lib/text/routes'
import { TestPaymentForm } from './test-payment-form'

const STRIPES = {
  background: 'repeating-linear-gradient(-45deg, #FFB53E 0 22px, #F8A521 22px 44px)',
}

/** Stand-in of the hosted payment page: no card fields, one button per outcome worth trying. */
export function TestPayment({ donation }: { donation: DonationResultDto }) {
  const { id, status, amountMinor, currency, foundationName, pet, checkoutId, monthly } = donation
  return (
    <div className="grow bg-mist">
      <header className="grid justify-center px-5 text-center" style={STRIPES}>
        <span className="bg-mango px-5 py-3 font-semibold">
          <b className="mr-3 font-extrabold max-md:block max-md:mr-0">MODO DE PRUEBA</b>
          Aquí no se mueve dinero ni se piden tarjetas.
        </span>
      </header>
      <main
        id="contenido"
        className="mx-auto grid w-wrap max-w-240 items-start gap-5 pt-7 pb-14 lg:grid-cols-[1fr_1.15fr] lg:pt-12"
      >
        <section className="rounded-box border border-line bg-white p-5.5 md:p-8">
          <TextLink
            href={donationCancelledPath(id)}
            look="quiet"
            className="inline-flex min-h-11 items-center gap-2"
          >
            <Icon name="arrow-left" size={19} />
            Cancelar y volver a Querencia
          </TextLink>
          <h1 className="mt-3 font-sans text-base font-normal tracking-normal text-ink-2">
            Donación para fundacion
          </h1>
          <p className="font-display text-display font-extrabold wrap-anywhere">
            {formatMoney(amountMinor, currency)}
          </p>
          <dl className="mt-4 rounded-2xl bg-mist px-4.5">
            <Fact term="Para" value={foundationName} />
            {pet && <Fact term="Mascota" value={pet.name} />}
            <Fact term="Cada cuánto" value={monthly ? 'Cada mes' : 'Una vez'} />
          </dl>
          <p className="mt-4 font-mono text-fine wrap-anywhere text-ink-2">
            client_reference_id {id}
            <br />
            {amountMinor} {currency.toLowerCase()} (unidades menores)
            <br />
            {checkoutId}
          </p>
        </section>
        <section className="rounded-box border border-line bg-white p-5.5 md:p-8" aria-labelledby="que-pasa">
          <h2 id="que-pasa" className="text-section">
            ¿Qué pasa con este pago?
          </h2>
          <p className="mt-2 mb-4.5 text-small text-ink-2">
            Sustituye a la página de Stripe mientras no hay llaves. Avisa al mismo webhook, con la misma
            firma.
          </p>
          <TestPaymentForm
            checkoutId={checkoutId ?? ''}
            status={status}
            isMonthly={monthly !== null}
            amount={formatMoney(amountMinor, currency)}
            cancelPath={donationCancelledPath(id)}
            resultPath={donationResultPath(id)}
          />
        </section>
      </main>
    </div>
  )
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div className="flex min-h-12 items-center justify-between gap-4 border-line not-last:border-b">
    <dt className="text-small text-ink-2">{term}</dt>
    <dd className="text-right font-semibold wrap-anywhere">{value}</dd>
  </div>
)
