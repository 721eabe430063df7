import type { Route } from 'next'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { PlaceholderCopy } from '@/lib/copy/placeholders'
import { ALL_PETS, FOUNDATIONS, HOME } from '@/lib/routes'

/** Placeholder of a screen that is not built yet. @param back target of the back link; null for home */
export function ComingSoon({ copy, back = null }: { copy: PlaceholderCopy; back?: Route | null }) {
  return (
    <div className="mx-auto w-wrap py-6 lg:py-12">
      <div className="grid overflow-hidden rounded-section bg-lila lg:grid-cols-[minmax(0,1.15fr)_minmax(0,0.85fr)]">
        <div className="p-7 md:p-12">
          <h1 className="max-w-[18ch] text-title">{copy.title}</h1>
          <p className="mt-4 max-w-[48ch] text-lead text-ink-2">{copy.lead}</p>
          <ul className="mt-6 grid max-w-[52ch] gap-3">
            {copy.points.map((point) => (
              <li key={point} className="flex gap-3">
                <Icon name="check" size={20} strokeWidth={2.2} className="mt-0.5 shrink-0 text-monte" />
                {point}
              </li>
            ))}
          </ul>
          <div className="mt-8 flex flex-wrap gap-2.5">
            {back && (
              <LinkButton href={back} prefetch={false}>
                <Icon name="arrow-left" size={18} />
                Regresar
              </LinkButton>
            )}
            <LinkButton href={ALL_PETS} prefetch={false} variant={back ? 'ghost' : undefined}>
              Ver las mascotas
            </LinkButton>
            <LinkButton href={FOUNDATIONS} variant="ghost">
              Ver fundaciones
            </LinkButton>
            {!back && (
              <LinkButton href={HOME} prefetch={false} variant="ghost">
                Ir al inicio
              </LinkButton>
            )}
          </div>
        </div>
        <img
          src="/art/cut-gato.webp"
          alt=""
          loading="lazy"
          width={455}
          height={560}
          className="mx-auto mt-auto h-auto w-[min(18rem,70%)] lg:w-[min(24rem,92%)]"
        />
      </div>
    </div>
  )
}
