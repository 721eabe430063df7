import type { ReactNode } from 'react'
import { ShareOptions } from '@/components/pets/share/share-options'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { EditablePetDto } from '@/lib/pets/dto'
import { correctionSentence } from '@/lib/pets/hold-copy'
import { type ShareVoice, shareTarget } from '@/lib/pets/share'
import { agree } from '@/lib/text/copy/agree'
import { CREATE_PET, ownPetPath, petPath, petPicturePath } from '@/lib/text/routes'

/** What comes after publishing: to share the pet, or why that waits. */
export function PublishedPanel({
  pet,
  site,
  voice,
}: {
  pet: EditablePetDto
  site: string
  voice: ShareVoice
}) {
  const { id, name, gender, hold } = pet
  if (!pet.public) {
    return (
      <Panel title={`${name} todavía no se ve`} look="bg-maiz">
        <p className="mt-1 text-pretty">{waitingWords(pet)}</p>
        <Next>
          {hold?.textIssue && (
            <LinkButton href={ownPetPath(id)} pending="text" size="sm">
              <Icon name="pencil" size={18} />
              Corregir el texto
            </LinkButton>
          )}
        </Next>
      </Panel>
    )
  }
  const url = new URL(petPath(id), site).href
  return (
    <Panel
      title={`¡${name} ya está ${agree('publicado', gender)}! ${agree('Compártelo', gender)} ahora`}
      look="bg-lila sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-7"
      aside={
        <img
          src={petPicturePath(id, 'historia')}
          alt={`Imagen de ${name} para una historia`}
          width={1080}
          height={1920}
          loading="lazy"
          className="h-84 w-auto rounded-2xl bg-monte-dark shadow-lift max-sm:hidden"
        />
      }
    >
      <p className="mt-1.5 max-w-[34em] text-pretty text-ink-2">
        Tus contactos, tu estado y los grupos de tu ciudad son la vía más corta a una familia.
      </p>
      <ShareOptions target={shareTarget(pet, url, voice)} />
      <Next>
        <LinkButton href={petPath(id)} pending="text" variant="ghost" size="sm">
          <Icon name="eye" size={18} />
          Ver su página
        </LinkButton>
      </Next>
    </Panel>
  )
}

function waitingWords({ hold, gender }: EditablePetDto): string {
  if (hold?.textIssue) return `${correctionSentence(hold.textIssue)} Si no, la revisa antes nuestro equipo.`
  const share = `Podrás ${agree('compartirlo', gender)} en cuanto`
  return hold
    ? `Nuestro equipo revisa la publicación. ${share} la apruebe.`
    : `${share} aprobemos tu fundación.`
}

function Panel({
  title,
  look,
  aside,
  children,
}: {
  title: string
  look: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby="publicada" className={`mb-8 rounded-section p-5 md:p-7 ${look}`}>
      <div className="min-w-0">
        <h2 id="publicada" className="text-card">
          {title}
        </h2>
        {children}
      </div>
      {aside}
    </section>
  )
}

function Next({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-5 flex flex-wrap gap-2.5">
      {children}
      <LinkButton href={CREATE_PET} pending="text" variant="ghost" size="sm">
        <Icon name="plus" size={18} />
        Publicar otra
      </LinkButton>
    </div>
  )
}
