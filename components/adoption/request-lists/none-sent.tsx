import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { ALL_PETS, QUIZ } from '@/lib/text/routes'

/** For adopters who have not asked for a pet yet: the way to one. */
export function NoneSent({ hasMatch }: { hasMatch: boolean }) {
  return (
    <EmptyPanel
      tone="maiz"
      title="Aún no has enviado solicitudes"
      text={
        hasMatch
          ? 'Elige una mascota, cuéntale a quien la cuida por qué, y aquí sigues cada paso.'
          : 'Elige una mascota, o responde seis preguntas para saber cuáles coinciden contigo.'
      }
      action={
        <>
          <LinkButton href={ALL_PETS}>Buscar una mascota</LinkButton>
          {!hasMatch && (
            <LinkButton href={QUIZ} variant="ghost">
              Hacer el test
            </LinkButton>
          )}
        </>
      }
      art={{ src: '/art/cut-perro.webp', width: 572, height: 560 }}
    />
  )
}
