import { WayChips } from '@/components/search/way-chips'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import type { EmptyView, WayOut } from '@/lib/search/ways-out'

const ART = { src: '/art/cut-lie.webp', width: 500, height: 557 }

/** What the search says when it found nothing: the sentence of the specification, and where to go from here. */
export function NoResults({ empty: { title, hint, guesses, main, drops, cities } }: { empty: EmptyView }) {
  return (
    <EmptyPanel
      title={title}
      text={hint}
      art={ART}
      action={
        <div className="grid justify-items-center gap-4">
          <Ways title="Ciudades de nombre parecido" ways={guesses} />
          <LinkButton href={main.href} scroll={false} prefetch={false}>
            {main.label}
          </LinkButton>
          <Ways title="Sin un filtro" ways={drops} />
          <Ways title="Ciudades cercanas" ways={cities} />
        </div>
      }
    />
  )
}

function Ways({ title, ways }: { title: string; ways: WayOut[] }) {
  if (ways.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-small font-semibold">{title}</h3>
      <WayChips ways={ways} stay className="justify-center" />
    </section>
  )
}
