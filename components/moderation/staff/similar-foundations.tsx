import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { SimilarFoundationDto } from '@/lib/moderation/staff/foundations/dto'
import { revealedText } from '@/lib/text/revealed-text'
import { foundationModerationPath } from '@/lib/text/routes'

/** Staff cannot know all names by heart. Nothing where none is alike. */
export const SimilarFoundations = ({ similar }: { similar: readonly SimilarFoundationDto[] }) =>
  similar.length > 0 && (
    <section
      aria-label="Fundaciones aprobadas que se le parecen"
      className="rounded-2xl bg-maiz px-4 py-3.5 text-small"
    >
      <p className="flex gap-3">
        <Icon name="shield-exclamation-point" size={20} className="mt-px shrink-0" />
        <span>
          Se parece a una fundación ya aprobada. Puede ser casualidad o una sede: antes de aprobar, comprueba
          que no se hace pasar por ella.
        </span>
      </p>
      <ul className="mt-1">
        {similar.map(({ id, name, shared }) => (
          <li key={id} className="wrap-anywhere">
            <TextLink href={foundationModerationPath(id)} look="padded">
              {revealedText(name)}
            </TextLink>{' '}
            · N.º {id} · {shared.join(' y ')}
          </li>
        ))}
      </ul>
    </section>
  )
