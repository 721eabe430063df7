import type { Route } from 'next'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { PageRefresh } from '@/components/ui/page-refresh'
import { PrintedHead } from '@/components/ui/printed-address'
import { chargeDayText } from '@/lib/money/donations/charge-days'
import { isDisputed, resultCopy } from '@/lib/money/donations/copy'
import type { DonationOutcome, DonationResultDto } from '@/lib/money/donations/dto'
import { amountQuery, donationsMadePath } from '@/lib/money/donations/paths'
import { formatDay, formatTime } from '@/lib/text/dates'
import { formatMoney, majorUnits } from '@/lib/text/money'
import { donationResultPath, foundationPath, HOME, sponsorPath } from '@/lib/text/routes'
import type { Role } from '@/lib/text/vocabulary'
import { DonationBadge } from './donation-badge'

interface Props {
  donation: DonationResultDto
  outcome: DonationOutcome
  donor: { number: number; name: string; fullName: string; email: string; countryId: string; role: Role }
  site: string
}

const ART: Record<DonationOutcome, { src: string; tone: string }> = {
  confirmada: { src: '/art/cut-perro.webp', tone: 'bg-maiz' },
  pendiente: { src: '/art/cut-gato.webp', tone: 'bg-cielo' },
  cancelada: { src: '/art/cut-lie.webp', tone: 'bg-lila' },
  rechazada: { src: '/art/cut-lie.webp', tone: 'bg-lila' },
  reembolsada: { src: '/art/cut-mayor.webp', tone: 'bg-durazno' },
}

const isUnpaid = (outcome: DonationOutcome) => outcome === 'cancelada' || outcome === 'rechazada'

/** Afterwards the mail tells. */
const CONFIRMED_BY_MAIL_MINUTES = 10

export function DonationResult({ donation, outcome, donor, site }: Props) {
  const { title, text } = resultCopy(outcome, donation, donor.name)
  return (
    <ResultFrame
      art={ART[outcome]}
      title={title}
      text={text}
      head={<PrintedHead site={site} name={donor.fullName} />}
    >
      {outcome === 'pendiente' && <PageRefresh minutes={CONFIRMED_BY_MAIL_MINUTES} />}
      <Facts donation={donation} outcome={outcome} donor={donor} />
      <Aside outcome={outcome} email={donor.email} donation={donation} />
      <div className="mt-6 grid gap-2.5 md:flex md:flex-wrap md:justify-center print:hidden">
        <Actions donation={donation} outcome={outcome} role={donor.role} />
      </div>
    </ResultFrame>
  )
}

export function ResultFrame({
  art,
  title,
  text,
  head,
  children,
}: {
  art: { src: string; tone: string }
  title: string
  text: string
  head?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto w-wrap max-w-160 pt-6 pb-14 text-center lg:pt-12 lg:pb-20">
      {head}
      <div
        className={`mx-auto flex h-48 w-56 max-w-full items-end justify-center overflow-hidden rounded-[7rem_7rem_2rem_2rem] ${art.tone} lg:h-60 lg:w-70 lg:rounded-[9rem_9rem_2.5rem_2.5rem]`}
      >
        <img src={art.src} alt="" className="h-[92%] w-auto max-w-none object-contain" />
      </div>
      <h1 aria-live="polite" className="mt-5 text-title wrap-anywhere">
        {title}
      </h1>
      <p className="mx-auto mt-3 max-w-[29.5em] text-lead text-ink-2">{text}</p>
      {children}
    </div>
  )
}

function Facts({ donation, outcome, donor: { number: donorNumber, countryId } }: Omit<Props, 'site'>) {
  const {
    id,
    amountMinor,
    refundedMinor,
    disputedMinor,
    currency,
    pet,
    foundationName,
    named,
    status,
    monthly,
  } = donation
  const isConfirmed = outcome === 'confirmada'
  return (
    <dl className="mt-6 rounded-box bg-mist px-5 text-left md:px-6">
      <Fact term={outcome === 'cancelada' ? 'Ibas a donar' : 'Monto'}>
        {formatMoney(amountMinor, currency)}
      </Fact>
      {isConfirmed && refundedMinor > 0 && (
        <Fact term="Devuelto">{formatMoney(refundedMinor, currency)}</Fact>
      )}
      {isConfirmed && disputedMinor > 0 && (
        <Fact term="Retenido por el banco">{formatMoney(disputedMinor, currency)}</Fact>
      )}
      <Fact term="Para">
        {pet && !donation.petHadHome ? `${pet.name}, con ${foundationName}` : foundationName}
      </Fact>
      {monthly && <Fact term="Cada cuánto">{frequencyText(monthly, outcome, countryId)}</Fact>}
      {isConfirmed && <Fact term="Fecha">{dayAndTime(donation.donatedAt, countryId)}</Fact>}
      <Fact term="Donación">N.º {id}</Fact>
      {isConfirmed && <Fact term="Te ven como">{named ? 'Tu nombre' : `N.º ${donorNumber}`}</Fact>}
      {!isConfirmed && !isDisputed(donation) && (
        <Fact term="Estado">
          <DonationBadge status={outcome === 'cancelada' ? 'rechazado' : status} />
        </Fact>
      )}
    </dl>
  )
}

/** '20 de noviembre de 2026, 14:04': it is printed and kept for years. */
const dayAndTime = (iso: string, countryId: string) =>
  `${formatDay(iso, countryId)}, ${formatTime(iso, countryId)}`

/** 'Cada mes, el día 22'; which day is known once it is paid. */
const frequencyText = (
  { status, isPaused, startedAt }: NonNullable<DonationResultDto['monthly']>,
  outcome: DonationOutcome,
  countryId: string,
): string => {
  const isOver = status === 'terminado'
  if (startedAt === null && (isOver || isUnpaid(outcome))) return 'Cada mes (no empezó)'
  if (isOver) return 'Cada mes; ya terminó'
  if (isPaused) return 'Cada mes; en pausa por ahora'
  if (startedAt === null) return 'Cada mes'
  return `Cada mes, ${chargeDayText(new Date(startedAt), [countryId])}`
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex min-h-13 items-center justify-between gap-4 border-line not-last:border-b">
    <dt className="shrink-0 text-ink-2">{term}</dt>
    <dd className="text-right font-semibold wrap-anywhere">{children}</dd>
  </div>
)

function Aside({ outcome, email, donation }: Pick<Props, 'outcome' | 'donation'> & { email: string }) {
  const { receipt, monthly } = donation
  if (outcome === 'confirmada')
    return (
      <p className="mt-4 flex items-center justify-center gap-2 text-left text-ink-2">
        <Icon name="mail" size={19} className="shrink-0" />
        <span className="wrap-anywhere">
          {receipt === 'current e-mail' && `Enviamos el comprobante a ${email}.`}
          {receipt === 'waiting' && 'El comprobante te llega por correo más adelante.'}
          {receipt === 'former e-mail' && 'Te enviamos el comprobante por correo.'}
          {monthly?.status === 'activo' && ' Lo cancelas cuando quieras, en dos clics, desde tu perfil.'}
        </span>
      </p>
    )
  if (outcome !== 'pendiente') return null
  return (
    <p className="mt-4 flex gap-3 rounded-2xl bg-mist px-4 py-3.5 text-left text-small">
      <Icon name="info" size={20} className="mt-0.5 shrink-0 text-monte" />
      <span>
        Puedes cerrar la página: te escribimos cuando se confirme.{' '}
        <b className="font-semibold">No pagues otra vez</b>; si el banco la rechaza, no se cobra nada.
      </span>
    </p>
  )
}

function Actions({ donation, outcome, role }: Pick<Props, 'donation' | 'outcome'> & { role: Role }) {
  const { id, foundationId, isPublic } = donation
  const isOver = isUnpaid(outcome)
  return (
    <>
      <Action href={HOME}>Volver al inicio</Action>
      {outcome === 'pendiente' && (
        <span className="hidden noscript:grid">
          <Action href={donationResultPath(id)} isSecond>
            Actualizar
          </Action>
        </span>
      )}
      {isOver && isPublic && (
        <Action href={againPath(donation)} isSecond>
          Intentar de nuevo
        </Action>
      )}
      {!isOver && role !== 'admin' && (
        <Action href={donationsMadePath(role)} isSecond>
          Ver mis donaciones
        </Action>
      )}
      {outcome === 'confirmada' && isPublic && (
        <Action href={foundationPath(foundationId)} isSecond>
          Conocer la fundación
        </Action>
      )}
    </>
  )
}

/** The amount page with the same input. */
function againPath({ pet, foundationId, amountMinor, currency, named, monthly }: DonationResultDto): Route {
  return sponsorPath({
    ...(pet ? { mascota: String(pet.id) } : { fundacion: String(foundationId) }),
    ...amountQuery(majorUnits(amountMinor, currency), currency),
    ...(monthly ? { cada: 'mes' } : {}),
    ...(named ? { nombre: '1' } : {}),
  })
}

const Action = ({ href, isSecond, children }: { href: Route; isSecond?: boolean; children: ReactNode }) => (
  <LinkButton href={href} variant={isSecond ? 'ghost' : 'solid'}>
    {children}
  </LinkButton>
)
