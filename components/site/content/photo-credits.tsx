import { TextLink, textLinkClass } from '@/components/ui/links/text-link'
import credits from '@/lib/text/photo-credits.json'
import { DEMO_PHOTOS } from '@/lib/text/routes'

const LICENCES: Record<string, string> = { 'Public domain': 'Dominio público' }
const SPECIES: Record<string, string> = { dog: 'Perro', cat: 'Gato' }

function ExternalLink({ href, label }: { href: string | null; label: string }) {
  if (!href) return label
  return (
    <a href={href} className={textLinkClass()} rel="noopener noreferrer">
      {label}
    </a>
  )
}

export function PhotoCreditsLink() {
  return (
    <p className="mt-6">
      <TextLink href={DEMO_PHOTOS}>Autores y licencias de las fotos de la demostración</TextLink>
    </p>
  )
}

/** Who took each photo of the demo's pets, and its licence: CC BY asks for both, and that changes are named. */
export function PhotoCredits() {
  return (
    <>
      <header className="bg-mango text-ink">
        <div className="mx-auto w-wrap py-5">
          <h1 className="text-panel">Fotos de la demostración</h1>
          <p className="mt-1 max-w-[38.5em]">
            Los animales de estas fotos no están en adopción: sus autores permiten usarlas con la licencia que
            figura junto a cada una. Todas fueron recortadas o reducidas y comprimidas de nuevo.
          </p>
        </div>
      </header>
      <main className="mx-auto w-wrap grow py-6">
        <ul className="grid gap-3 md:grid-cols-2">
          {credits.map(({ file, species, author, authorUrl, licence, licenceUrl, original }) => (
            <li key={file} className="wrap-anywhere">
              {SPECIES[species]} ({file}): <ExternalLink href={authorUrl} label={author} />,{' '}
              <ExternalLink href={licenceUrl} label={LICENCES[licence] ?? licence} />,{' '}
              <ExternalLink href={original} label={`original de ${file}`} />. Recortada o reducida.
            </li>
          ))}
        </ul>
      </main>
    </>
  )
}
