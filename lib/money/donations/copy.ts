import { UNAVAILABLE_FOUNDATION, UNAVAILABLE_LISTING } from '@/lib/text/copy/block'
import { formatMoney, minorUnits } from '@/lib/text/money'
import { FAQS, withSuffix } from '@/lib/text/routes'
import type { Currency, MonthlyEndReason } from '@/lib/text/vocabulary'
import type { DonationOutcome, DonationResultDto, ListedDonationDto } from './dto'

export const MONEY_TRAVEL = withSuffix(FAQS, '#como-viaja-tu-dinero')

export const moneyTravel = (isTest: boolean): string =>
  isTest
    ? 'Modo de prueba: no se mueve dinero. En el sitio real pagas en la página de Stripe, la donación llega a la cuenta de Querencia y de ahí la transferimos a la fundación.'
    : 'Pagas en la página de Stripe; la donación llega a la cuenta de Querencia y de ahí la transferimos a la fundación.'

export const NOT_CHARGED_YET = 'Aún no se cobra: lo confirmas en la página de pago.'

export const DONATIONS_OFF = {
  title: 'Este sitio no recibe donaciones por ahora',
  text: 'En la página de cada fundación están su correo y su teléfono: pregúntale cómo ayudarla.',
}

/** '$50.000': for where the currency stands beside it. */
export const shortMoney = (amount: number, currency: Currency): string =>
  formatMoney(minorUnits(amount, currency), currency).replace(/ [A-Z]{3}$/, '')

export const longMoney = (amount: number, currency: Currency): string =>
  formatMoney(minorUnits(amount, currency), currency)

export const CURRENCY_NAMES: Record<Currency, string> = {
  ARS: 'en pesos argentinos',
  CLP: 'en pesos chilenos',
  COP: 'en pesos colombianos',
  PEN: 'en soles',
  USD: 'en dólares',
}

/** The page showed another one. */
export const otherCurrency = (foundation: string, currency: Currency): string =>
  `${foundation} recibe ahora donaciones ${CURRENCY_NAMES[currency]}. No se cobró nada: recarga la página y elige el monto otra vez`

/** @param pet whom it was for; null for the foundation, and once the pet is deleted, whose name is not kept */
export function endText(reason: MonthlyEndReason | null, pet: string | null): string {
  switch (reason) {
    case 'donante':
      return 'Lo cancelaste.'
    case 'adoptada':
      return `${pet === null ? 'Encontró familia' : `Adoptaron a ${pet}`}: terminó ese día.`
    case 'retirada':
      return pet === null ? 'Su publicación ya no está.' : `La publicación de ${pet} ya no está.`
    case 'fundación cerrada':
      return 'La fundación dejó de recibir donaciones ese día.'
    case 'pago fallido':
      return 'El banco no aprobó los cobros y dejamos de intentarlo.'
    case 'cuenta suspendida':
      return 'Terminó cuando suspendimos tu cuenta.'
    default:
      return 'Terminó.'
  }
}

/** In place of 'Reembolsada': nobody got it back. */
export const DISPUTED = 'En disputa'

export const isDisputed = ({
  status,
  disputedMinor,
}: Pick<ListedDonationDto, 'status' | 'disputedMinor'>): boolean =>
  status === 'reembolsado' && disputedMinor > 0

/** While the provider has not confirmed that it stopped. */
export const STILL_OPEN =
  'Falta que el proveedor de pagos lo confirme: seguimos avisándole. Si llegara un cobro, lo revisamos para devolvértelo.'

interface ResultCopy {
  title: string
  text: string
}

/** @param name first name of the donor */
export const resultCopy = (
  outcome: DonationOutcome,
  donation: DonationResultDto,
  name: string,
): ResultCopy => {
  const goal = goalOf(donation)
  return {
    confirmada: {
      title: `Gracias, ${name}`,
      text: confirmedText(donation, goal),
    },
    pendiente: {
      title: 'Estamos confirmando tu pago',
      text: 'El banco aún no nos responde. Casi siempre tarda menos de un minuto.',
    },
    cancelada: {
      title: 'No se hizo ningún cobro',
      text: 'Saliste antes de pagar. Está bien: puedes volver cuando quieras.',
    },
    rechazada: {
      title: 'El pago no se hizo',
      text: 'El banco no lo aprobó, o la página de pago se cerró sin pagar. No se cobró nada.',
    },
    reembolsada: isDisputed(donation)
      ? {
          title: 'Tu banco revisa este pago',
          text: `Alguien reclamó este pago ante el banco. Mientras lo resuelve, el dinero no cuenta para ${goal}. Si no fuiste tú, escríbenos.`,
        }
      : {
          title: 'Te devolvimos tu donación',
          text: 'El dinero vuelve al medio con el que pagaste; el banco puede tardar unos días en mostrarlo.',
        },
  }[outcome]
}

/** Names that a block hides are no words of a sentence. */
function goalOf({ pet, petHadHome, foundationName }: DonationResultDto): string {
  const foundation = foundationName === UNAVAILABLE_FOUNDATION ? 'la fundación' : foundationName
  if (!pet) return `los animales de ${foundation}`
  const name = pet.name === UNAVAILABLE_LISTING ? 'la mascota' : pet.name
  return petHadHome
    ? `los animales de ${foundation}, porque ${name} ya tiene familia`
    : `el cuidado de ${name}`
}

const REVIEWED = 'El equipo la revisa: responde al correo del comprobante si quieres que te la devolvamos.'

function confirmedText({ isLate, isReviewed, monthly, foundationName }: DonationResultDto, goal: string) {
  if (isLate)
    return `Tu donación está confirmada, pero llegó después de que tu aporte mensual terminó. ${REVIEWED}`
  if (isReviewed)
    return `Tu donación está confirmada, pero llegó cuando ${foundationName} ya no recibía donaciones. ${REVIEWED}`
  if (monthly?.status === 'terminado')
    return `Tu donación está confirmada y cuenta para ${goal}. El aporte mensual ya terminó: no habrá más cobros.`
  if (monthly?.isPaused)
    return `Tu donación está confirmada y cuenta para ${goal}. El aporte mensual está en pausa: por ahora no se cobra nada.`
  return `Tu donación está confirmada. Ya cuenta para ${goal}${monthly ? ', hoy y cada mes' : ''}.`
}

export const NOT_YOURS = {
  title: 'No encontramos esa donación',
  text: 'Aquí cada quien ve solo las suyas. Si acabas de donar, entra con la misma cuenta y mírala en tu perfil.',
}
