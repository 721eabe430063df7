import { CopyLink, ShareLink } from '@/components/share/share-islands'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { iconButtonClass } from '@/components/ui/icon-button'
import type { PetDto } from '@/lib/pets/dto'
import { whatsappHref } from '@/lib/pets/share-words'
import { petTitle } from '@/lib/pets/words'
import { petPath, posterPath } from '@/lib/routes'

const PANEL_ID = 'compartir'

interface Props {
  pet: PetDto
  /** The site's public address. */
  site: string
}

const addressOf = ({ pet, site }: Props) => new URL(petPath(pet.id), site).href

/** The round button beside the star. */
export function ShareButton(props: Props) {
  const { pet } = props
  return (
    <ShareLink
      href={`#${PANEL_ID}`}
      title={petTitle(pet)}
      url={addressOf(props)}
      aria-label={`Compartir a ${pet.name}`}
      className={iconButtonClass('outline', 'size-12.5')}
    >
      <Icon name="share-2" size={20} />
    </ShareLink>
  )
}

/** The ways to tell others of a pet; all but copying work without JavaScript. */
export function SharePanel(props: Props) {
  const { pet } = props
  const url = addressOf(props)
  const waits = pet.status === 'adoptable'
  const look = buttonClass({ variant: 'ghost', size: 'sm' }, 'px-3')
  return (
    <section id={PANEL_ID} aria-labelledby="compartir-titulo" className="rounded-card bg-lila p-4.5">
      <h2 id="compartir-titulo" className="text-lead leading-tight">
        {waits ? `Ayuda a ${pet.name} a encontrar familia` : `Comparte a ${pet.name}`}
      </h2>
      {waits && (
        <p className="mt-1 text-small text-ink-2">Quizás alguien que conoces tiene un lugar en su casa.</p>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2 cramped:grid-cols-1">
        <a href={whatsappHref(pet, url)} target="_blank" rel="noopener" className={look}>
          <Icon name="message-circle" size={18} />
          WhatsApp
        </a>
        <CopyLink url={url} className={`${look} noscript:hidden`}>
          <Icon name="link-2" size={18} />
          Copiar enlace
        </CopyLink>
        {waits && (
          <a
            href={posterPath(pet.id)}
            type="application/pdf"
            target="_blank"
            rel="noopener"
            className={`${look} col-span-full`}
          >
            <Icon name="printer" size={18} />
            Cartel para imprimir
          </a>
        )}
      </div>
    </section>
  )
}
