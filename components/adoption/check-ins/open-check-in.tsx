import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/links/text-link'
import type { OpenCheckInDto } from '@/lib/adoption/check-ins/dto'

/** Leads an adopter who is signed in to the last question, whose mail they may not have. */
export function OpenCheckIn({ checkIn }: { checkIn: OpenCheckInDto }) {
  const { answer, stopped, href, pet } = checkIn
  if (answer !== null || stopped)
    return (
      <TextLink href={href} look="padded" className="justify-self-start">
        {answer === null ? `Contar cómo va ${pet}` : `Cambiar tu respuesta sobre ${pet}`}
      </TextLink>
    )
  return (
    <section
      aria-labelledby="como-va"
      className="grid justify-items-start gap-3 rounded-box bg-durazno p-5 lg:p-6"
    >
      <h2 id="como-va" className="text-panel wrap-anywhere">
        ¿Cómo va {pet}?
      </h2>
      <p className="text-pretty">Una pregunta y, si quieres, una foto. Toma un minuto.</p>
      <LinkButton href={href}>Contar cómo va</LinkButton>
    </section>
  )
}
