import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { HOME } from '@/lib/text/routes'

export const DeadLink = ({ title, text }: { title: string; text: string }) => (
  <EmptyPanel
    level="h1"
    tone="maiz"
    title={title}
    text={text}
    action={
      <LinkButton href={HOME} prefetch="auto">
        Ir al inicio
      </LinkButton>
    }
    art={{ src: '/art/cut-q1.webp', width: 590, height: 690 }}
  />
)
