import { OwnerSwapIsland } from '@/components/pets/own/owner-swap-island'
import { OwnerToolsIsland } from '@/components/pets/own/owner-tools-island'
import { ReportLink } from '@/components/pets/reports/report-link'
import { ownTarget, ShareButton, SharePanel } from '@/components/pets/share/share-panel'
import { Gallery } from '@/components/photos/gallery/gallery'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon/icon'
import { iconButtonClass } from '@/components/ui/icon/icon-button'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { TextLink } from '@/components/ui/links/text-link'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import { PlaceLine } from '@/components/ui/place-line'
import { PrintedAddress } from '@/components/ui/printed-address'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'
import { petAlt } from '@/lib/pets/alt'
import { tagLabels } from '@/lib/pets/copy'
import type { PetCardDto, PetDto } from '@/lib/pets/dto'
import { toRecentPet } from '@/lib/pets/recent'
import { ribbonText } from '@/lib/pets/ribbon'
import { typePlacePath } from '@/lib/search/url/links'
import { agree } from '@/lib/text/copy/agree'
import { TYPE_LABELS } from '@/lib/text/copy/labels'
import { formatDay } from '@/lib/text/dates'
import { DASHBOARD_PETS, HOME, petPath, typePath } from '@/lib/text/routes'
import { AdoptionBar, AdoptionBox } from './adoption-box'
import { ConfirmedDay } from './confirmed-day'
import { Companions, FactGrid } from './fact-grid'
import { FavouriteButtonIsland } from './favourites/favourite-button-island'
import { PetRail } from './pet-rail'
import { PublisherCard } from './publisher-card'
import { RememberVisit } from './remember-visit'

interface Props {
  pet: PetDto
  cityPets: PetCardDto[]
  rate: AnswerRateDto | null
  site: string
  donations: boolean
}

export function PetView({ pet, cityPets, rate, site, donations }: Props) {
  return (
    <>
      <div className="mx-auto w-wrap">
        <Breadcrumb
          crumbs={[
            { label: 'Inicio', href: HOME },
            { label: TYPE_LABELS[pet.type].many, href: typePath(pet.type) },
            {
              label: `${TYPE_LABELS[pet.type].many} en ${pet.place.city}`,
              href: typePlacePath(pet.type, 'city', pet.place.citySlug),
            },
            { label: pet.name },
          ]}
        />
        <Pictures pet={pet} />
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:gap-16">
          <About pet={pet} site={site} />
          <aside className="mt-8.5 grid content-start gap-3.5 self-start lg:sticky lg:top-24">
            <AdoptionBox pet={pet} site={site} donations={donations} rate={rate} />
            <PublisherCard pet={pet} rate={rate} />
            <SharePanel pet={pet} site={site} />
            <PrintedAddress url={new URL(petPath(pet.id), site).href} />
          </aside>
        </div>
      </div>
      <div className="far mt-13 mb-16 [--later:25rem]">
        <PetRail id="misma-ciudad" title={`Más mascotas en ${pet.place.city}`} pets={cityPets} />
      </div>
      <AdoptionBar pet={pet} site={site} donations={donations} />
      <RememberVisit pet={toRecentPet(pet)} />
    </>
  )
}

function Pictures({ pet }: { pet: PetDto }) {
  const ribbon = ribbonText(pet)
  return (
    <div className="relative mt-2 max-lg:-mx-5">
      {pet.photos.length > 0 ? (
        <Gallery photos={pet.photos} alt={petAlt(pet)} name={pet.name} />
      ) : (
        <PetPhoto photo={null} pet={pet} sizes="100vw" className="h-80 w-full object-cover lg:rounded-4xl" />
      )}
      {ribbon && (
        <Badge tone="ink" className="absolute top-4 left-4 px-4 py-1.5 text-small">
          {ribbon}
        </Badge>
      )}
    </div>
  )
}

function About({ pet, site }: { pet: PetDto; site: string }) {
  return (
    <div className="min-w-0">
      {/* On phones the name gets the full width: one word would break beside the buttons. */}
      <div className="mt-5.5 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 lg:mt-8.5">
        <h1 translate="no" className="col-span-2 text-display md:col-span-1">
          {pet.name}
        </h1>
        <PlaceLine
          place={pet.place}
          wraps
          className="row-start-2 self-center text-lead cramped:col-span-2 md:col-span-2"
        />
        {/* Signed-in visitors may be its owner: reserves space for the third button. */}
        <div className="col-start-2 row-start-2 flex justify-end gap-2 print:hidden signed-in:min-w-41.5 cramped:col-span-2 cramped:col-start-1 max-[22rem]:min-w-0! cramped:row-start-3 md:row-start-1">
          <OwnerSwapIsland petId={pet.id} part="share" target={ownTarget(pet, site)}>
            <ShareButton pet={pet} site={site} className={iconButtonClass('outline', 'size-12.5')}>
              <Icon name="share-2" size={20} />
            </ShareButton>
            <FavouriteButtonIsland
              petId={pet.id}
              petName={pet.name}
              className="size-12.5 border-[1.5px] border-edge"
            />
          </OwnerSwapIsland>
          <OwnerToolsIsland pet={{ id: pet.id, name: pet.name }} />
        </div>
      </div>
      {pet.paused && pet.status === 'adoptable' && <PausedNote pet={pet} />}
      <div className="mt-5.5 lg:mt-7">
        <FactGrid pet={pet} />
      </div>
      <Section title={`Conoce a ${pet.name}`}>
        <p className="max-w-[39.5em] text-lead whitespace-pre-line text-pretty text-ink-2">
          {pet.description}
        </p>
        <ul className="mt-4 flex flex-wrap gap-2">
          {tagLabels(pet).map((trait) => (
            <li key={trait} className="rounded-full bg-lila px-3.5 py-1.5 text-small font-semibold">
              {trait}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Se lleva bien con">
        <Companions pet={pet} />
      </Section>
      <p className="mt-6 text-fine text-ink-3">
        Publicación del <time dateTime={pet.publishedAt}>{formatDay(pet.publishedAt, pet.place)}</time>
      </p>
      {pet.status === 'adoptable' && (
        // Two lines: the date is longer before hydration than its distance after it.
        <p className="mt-1 min-h-[3.2em] text-fine text-ink-3 md:min-h-0">
          <ConfirmedDay
            who={pet.foundation?.name ?? pet.owner.name}
            at={pet.confirmedAt}
            day={formatDay(pet.confirmedAt, pet.place)}
          />
        </p>
      )}
      <OwnerSwapIsland petId={pet.id} part="report">
        <ReportLink
          subject={{ kind: 'pet', petId: pet.id }}
          title="Reportar esta publicación"
          className="inline-flex min-h-11 items-center text-fine text-ink-3 underline print:hidden"
        />
      </OwnerSwapIsland>
    </div>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mt-8.5">
      <h2 className="mb-3 text-panel">{title}</h2>
      {children}
    </section>
  )
}

function PausedNote({ pet: { name, gender } }: { pet: PetDto }) {
  const object = agree('lo', gender)
  return (
    <div className="mt-5.5 flex gap-3 rounded-card bg-maiz p-4.5">
      <Icon name="hourglass" size={20} className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">Esta publicación está en pausa</p>
        <p className="mt-1 text-small text-pretty">
          Hace más de un mes que nadie nos confirma si {name} sigue buscando familia; quizá ya está{' '}
          {agree('adoptado', gender)}. Si te enamoraste, puedes pedir{object} igual: tu solicitud le llega a
          quien {object} cuida, y al aceptarla o rechazarla confirma la publicación.
        </p>
        <p className="mt-1 text-small">
          ¿Eres tú quien {object} publicó?{' '}
          <TextLink href={DASHBOARD_PETS} look="inherit" className="inline-block py-1">
            Confírma{object} en Mis Mascotas
          </TextLink>
        </p>
      </div>
    </div>
  )
}
