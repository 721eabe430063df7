import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { facebookHref, type ShareTarget } from '@/lib/pets/share'
import { petPicturePath } from '@/lib/text/routes'
import { PictureLink, ShareCopyButton } from './share-buttons'

const LOOK = buttonClass(
  { variant: 'ghost', size: 'sm' },
  'px-3 py-1.5 leading-tight whitespace-normal [&>svg]:shrink-0',
)

/** Works without JavaScript, except copying. @param onCopied called when something was copied or not */
export function ShareOptions({ target, onCopied }: { target: ShareTarget; onCopied?: () => void }) {
  const { id, url, whatsapp, poster } = target
  return (
    <div className="mt-3 grid grid-cols-2 gap-2 max-[22rem]:grid-cols-1">
      <a href={whatsapp} target="_blank" rel="noopener" className={buttonClass({}, 'col-span-full')}>
        <Icon name="message-circle" size={20} />
        WhatsApp
      </a>
      <a href={facebookHref(url)} target="_blank" rel="noopener" className={LOOK}>
        <Icon name="external-link" size={18} />
        Facebook
      </a>
      <ShareCopyButton copies="link" target={target} onCopied={onCopied} className={LOOK}>
        <Icon name="link-2" size={18} />
        Copiar enlace
      </ShareCopyButton>
      <PictureLink href={petPicturePath(id, 'historia')} className={LOOK}>
        <Icon name="download" size={18} />
        Imagen para historia
      </PictureLink>
      <PictureLink href={petPicturePath(id, 'publicacion')} className={LOOK}>
        <Icon name="download" size={18} />
        Imagen para publicación
      </PictureLink>
      <ShareCopyButton
        copies="text"
        target={target}
        onCopied={onCopied}
        className={classNames(LOOK, !poster && 'col-span-full')}
      >
        <Icon name="copy" size={18} />
        Copiar texto
      </ShareCopyButton>
      {poster && (
        <a href={poster} type="application/pdf" target="_blank" rel="noopener" className={LOOK}>
          <Icon name="printer" size={18} />
          Cartel para imprimir
        </a>
      )}
    </div>
  )
}
