import type { DonationOutcome, DonationResultDto } from './dto'

interface ResultCopy {
  title: string
  text: string
}

/** What the page after the payment says. @param name first name of the donor */
export const resultCopy = (
  outcome: DonationOutcome,
  donation: DonationResultDto,
  name: string,
): ResultCopy => {
  const goal = donation.pet
    ? `el cuidado de ${donation.pet.name}`
    : `los animales de ${donation.foundationName}`
  return {
    confirmada: {
      title: `Gracias, ${name}`,
      text:
        donation.monthly?.status === 'terminado'
          ? `Tu donación está confirmada y cuenta para ${goal}. El aporte mensual ya terminó: no habrá más cobros, y el equipo revisa este si llegó después.`
          : `Tu donación está confirmada. Ya cuenta para ${goal}${donation.monthly ? ', hoy y cada mes' : ''}.`,
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
      text: 'El banco no lo aprobó o la página de pago venció. No se cobró nada.',
    },
    reembolsada: {
      title: 'Te devolvimos tu donación',
      text: 'El dinero vuelve al medio con el que pagaste; el banco puede tardar unos días en mostrarlo.',
    },
  }[outcome]
}

export const NOT_YOURS = {
  title: 'No encontramos esa donación',
  text: 'Aquí cada quien ve solo las suyas. Si acabas de donar, entra con la misma cuenta y mírala en tu perfil.',
}
