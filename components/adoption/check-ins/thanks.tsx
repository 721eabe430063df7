import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { thanksWords } from '@/lib/adoption/check-ins/copy'
import type { LinkedCheckInDto } from '@/lib/adoption/check-ins/dto'
import { checkInPath, HOME, PET_CARE } from '@/lib/text/routes'

export function Thanks({ token, checkIn }: { token: string; checkIn: LinkedCheckInDto }) {
  const { title, text } = thanksWords(checkIn)
  const failed = checkIn.answer === 'no funcionó'
  return (
    <EmptyPanel
      level="h1"
      tone="maiz"
      title={title}
      text={<p role="status">{text}</p>}
      action={
        <>
          {failed ? (
            <LinkButton href={checkInPath(token)} variant="ghost" className="bg-white">
              Cambiar mi respuesta
            </LinkButton>
          ) : (
            <LinkButton href={PET_CARE}>Ver consejos de cuidado</LinkButton>
          )}
          <LinkButton href={HOME} variant="ghost" className="bg-white">
            Ir al inicio
          </LinkButton>
        </>
      }
      art={{ src: '/art/cut-q1.webp', width: 590, height: 690 }}
    />
  )
}
