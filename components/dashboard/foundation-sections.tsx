import { CopyButton } from '@/components/ui/copy-button'
import { FoundationAvatar } from '@/components/ui/foundation-avatar/foundation-avatar'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink, textLinkClass } from '@/components/ui/links/text-link'
import { QrCode, qrPath } from '@/components/ui/qr-code'
import type { OwnFoundationDto } from '@/lib/foundations/dto'
import { embedPath, shortLinkPath } from '@/lib/foundations/slug'
import { pictureDto } from '@/lib/photos/dto'
import { formatDay } from '@/lib/text/dates'
import { foundationPath } from '@/lib/text/routes'
import { escapeHtml } from '@/lib/text/text'
import { PictureForms } from './picture-forms'
import { ProfileSection } from './section'
import { SlugForm } from './slug-form'

/** Renders nothing unless verified. */
export function VerifiedNote({
  id,
  foundation: { verifiedAt, home },
}: {
  id: number
  foundation: Pick<OwnFoundationDto, 'verifiedAt' | 'home'>
}) {
  if (!verifiedAt) return null
  return (
    <p className="mb-6 flex gap-3 rounded-card bg-mist px-5 py-4 text-small">
      <Icon name="shield-check" size={20} className="mt-px shrink-0 text-monte" />
      <span>
        <b className="font-semibold">Verificada el {formatDay(verifiedAt, home)}.</b> Todo lo de aquí se ve en
        tu página. <TextLink href={foundationPath(id)}>Ver mi página</TextLink>
      </span>
    </p>
  )
}

/** As on its page: the uploaded picture, else the drawn house. */
export function FaceSection({
  id,
  name,
  photo,
  countryId,
}: {
  id: number
  name: string
  photo: string | null
  countryId: string
}) {
  const picture = photo === null ? null : pictureDto(photo)
  return (
    <ProfileSection
      id="imagen"
      title="Imagen pública"
      lead="La cara de la fundación, en la lista y en tu página. Si no subes una, dibujamos tu casa."
    >
      <PictureForms picture={photo} alt="">
        <FoundationAvatar
          foundation={{ id, name, photo: picture, rating: null, reviewCount: 0, place: { countryId } }}
          sizes="(min-width: 64rem) 36rem, 90vw"
          className="h-44 w-full rounded-card sm:h-60"
        />
      </PictureForms>
    </ProfileSection>
  )
}

const CODE = 'rounded-control bg-mist px-4 py-3 font-mono text-fine wrap-anywhere select-all'

/** 'Tu enlace y tu web': the short link, its QR code, and the frame for a site of the foundation's own. */
export function LinkSection({ slug, name, site }: { slug: string | null; name: string; site: string }) {
  return (
    <ProfileSection
      id="enlace"
      title="Tu enlace y tu web"
      lead="Una página corta para tus redes, y un marco con tus mascotas para tu sitio."
    >
      {slug === null ? <p className="text-ink-2">{NO_LINK_YET}</p> : <Links {...{ slug, name, site }} />}
    </ProfileSection>
  )
}

const NO_LINK_YET = 'Tendrás tu enlace cuando aprobemos tu fundación.'

function Links({ slug, name, site }: { slug: string; name: string; site: string }) {
  const url = new URL(shortLinkPath(slug), site).href
  const frame = new URL(embedPath(slug), site).href
  const snippet = `<iframe src="${frame}" title="${escapeHtml(`Mascotas de ${name}`)}" width="100%" height="640" style="border:0" loading="lazy"></iframe>`
  return (
    <>
      <div className="grid gap-2">
        <h3 className="text-small font-semibold">Para tus redes</h3>
        <p translate="no" className={CODE}>
          {url}
        </p>
        <div className="flex flex-wrap items-center gap-2.5">
          <CopyButton text={url} label="Copiar enlace" done="Enlace copiado" />
          <a
            href={shortLinkPath(slug)}
            className={textLinkClass('underlined', 'inline-flex min-h-11 items-center px-2 text-small')}
          >
            Ver la página
          </a>
        </div>
      </div>
      <DownloadableQrCode text={url} name={slug} />
      <SlugForm slug={slug} />
      <div className="grid gap-2">
        <h3 className="text-small font-semibold">Para tu sitio web</h3>
        <p className="text-small text-ink-2">
          Pega este código donde quieras mostrar tus mascotas. Se actualiza solo.
        </p>
        <p translate="no" className={CODE}>
          {snippet}
        </p>
        <div className="flex flex-wrap items-center gap-2.5">
          <CopyButton text={snippet} label="Copiar marco" done="Código copiado" />
          <a
            href={embedPath(slug)}
            className={textLinkClass('underlined', 'inline-flex min-h-11 items-center px-2 text-small')}
          >
            Ver el marco
          </a>
        </div>
      </div>
    </>
  )
}

function DownloadableQrCode({ text, name }: { text: string; name: string }) {
  const { path, size } = qrPath(text)
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1000" height="1000"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  return (
    <div className="grid justify-items-start gap-1">
      <QrCode text={text} label={`Código QR de ${text}`} />
      <a
        href={`data:image/svg+xml,${encodeURIComponent(file)}`}
        download={`${name}.svg`}
        className={textLinkClass('underlined', 'inline-flex min-h-11 items-center text-small')}
      >
        Descargar el QR
      </a>
    </div>
  )
}
