import { SignInLink } from '@/components/people/accounts/sign-in-link'
import { OwnerSwapIsland } from '@/components/pets/own/owner-swap-island'
import { buttonClass, LinkButton } from '@/components/ui/button'
import { FootBar } from '@/components/ui/foot-bar'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { usualAnswerText } from '@/lib/adoption/clock/copy'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'
import { publisherOf } from '@/lib/adoption/requests/copy'
import { registerText } from '@/lib/people/destinations/copy'
import { requestsFromWords } from '@/lib/pets/copy'
import type { PetDto } from '@/lib/pets/dto'
import { acceptsRequests } from '@/lib/pets/policy'
import { ribbonText } from '@/lib/pets/ribbon'
import { adoptPath } from '@/lib/text/adopter-routes'
import { agree } from '@/lib/text/copy/agree'
import { FAQS, FAVORITES, sponsorPetPath } from '@/lib/text/routes'
import { AskedSwapIsland } from './asked-swap-island'
import { ShareButton } from './share/share-panel'
import { similarPetsPath } from './similar-pets'

const NARROW = 'max-lg:px-2.5'

interface Props {
  pet: PetDto
  site: string
  donations: boolean
}

export function AdoptionBox({ pet, site, donations, rate }: Props & { rate: AnswerRateDto | null }) {
  return (
    <section
      aria-label="Adopción"
      className="grid gap-2.5 rounded-box print:hidden border-[1.5px] border-line bg-white p-5 lg:border-transparent lg:p-6.5 lg:shadow-lift"
    >
      <div className="mb-2 flex items-center gap-3.5 cramped:flex-wrap">
        {pet.photo && (
          <img
            src={pet.photo.small}
            alt=""
            width={72}
            height={72}
            loading="lazy"
            className="size-18 shrink-0 rounded-full object-cover"
          />
        )}
        <Words pet={pet} />
      </div>
      <div className="grid gap-2.5 max-lg:hidden">
        <AdoptionButtons pet={pet} site={site} donations={donations} />
      </div>
      {acceptsRequests(pet) && (
        <OwnerSwapIsland petId={pet.id} part="steps">
          <NextSteps steps={nextSteps(pet, rate)} />
        </OwnerSwapIsland>
      )}
      <SideLink href={FAQS} icon={<Icon name="circle-question-mark" size={18} />}>
        Preguntas sobre la adopción
      </SideLink>
      <SideLink href={FAVORITES} icon={<Icon name="star" size={18} />}>
        Ver mis favoritos
      </SideLink>
    </section>
  )
}

function Words({ pet }: { pet: PetDto }) {
  return (
    <OwnerSwapIsland petId={pet.id} status={pet.status} paused={pet.paused} part="words">
      <AskedSwapIsland pet={askedPet(pet)} part="words">
        <div>
          <h2 className="text-[1.1875rem] leading-tight">
            {acceptsRequests(pet) ? '¿Te gustaría darle un hogar?' : (ribbonText(pet) ?? '')}
          </h2>
          <p className="mt-1 text-small text-ink-2">{boxText(pet)}</p>
          {acceptsRequests(pet) && <RequestsFrom pet={pet} />}
        </div>
      </AskedSwapIsland>
    </OwnerSwapIsland>
  )
}

function RequestsFrom({ pet }: { pet: PetDto }) {
  const words = requestsFromWords(pet)
  if (!words) return null
  return (
    <p className="mt-2 flex items-start gap-1.5 text-small font-semibold">
      <Icon name="map-pin" size={18} className="mt-px shrink-0" />
      {words}.
    </p>
  )
}

/** The page is the same for everybody: the island knows the viewer, and needs little of the pet. */
const askedPet = ({ id, gender, status }: PetDto) => ({ id, gender, adopted: status === 'adoptado' })

function boxText({ status, gender, foundation }: PetDto): string {
  const keeper = gender === 'hembra' ? 'quien la cuida' : 'quien lo cuida'
  if (status === 'adoptable') return adoptionText(foundation !== null, keeper)
  const others = 'Quizás otra mascota te espera a ti.'
  if (status === 'adoptado') return `Ya tiene un hogar. ${others}`
  return `Una familia ya conversa con ${keeper} para darle un hogar. ${others}`
}

const adoptionText = (byFoundation: boolean, keeper: string) =>
  byFoundation
    ? 'Envía tu solicitud o escribe a la fundación desde su página: te contará lo que las fotos no dicen.'
    : `Cuéntale a ${keeper} de ti y de tu hogar.`

function nextSteps(pet: PetDto, rate: AnswerRateDto | null): string[] {
  const usual = usualAnswerText(rate)
  const publisher = publisherOf(pet)
  return [
    'Enviar tu solicitud es gratis y no te compromete.',
    usual
      ? `${publisher} recibe un correo al momento; su respuesta ${usual}.`
      : `${publisher} recibe un correo al momento, y te avisamos cuando responda.`,
    `Si te acepta, se ponen de acuerdo para ${agree('conocerlo', pet.gender)} antes de adoptar.`,
  ]
}

const NextSteps = ({ steps }: { steps: readonly string[] }) => (
  <div className="grid gap-1.5 text-small wrap-anywhere lg:my-2">
    <h3 className="text-small font-semibold">Qué pasa después</h3>
    <ol className="grid list-decimal gap-1 pl-5 text-ink-2">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
)

function SideLink({ href, icon, children }: { href: typeof FAQS; icon: React.ReactNode; children: string }) {
  return (
    <TextLink href={href} look="quiet" className="flex min-h-11 items-center justify-center gap-2">
      {icon}
      {children}
    </TextLink>
  )
}

const signInHint = ({ name, photo, foundation, owner }: PetDto) => ({
  says: registerText({ purpose: 'adopt', pet: name, keeper: foundation?.name ?? owner.name }),
  pet: { name, photo: photo?.small },
})

/** Only foundations take donations, where the site does: beside other pets stands sharing them. */
function AdoptionButtons({ pet, site, donations }: Props) {
  if (!acceptsRequests(pet)) {
    return (
      <OwnerSwapIsland petId={pet.id} status={pet.status} part="actions">
        <AskedSwapIsland pet={askedPet(pet)} part="action">
          <LinkButton href={similarPetsPath(pet)} size="big">
            Ver mascotas parecidas
          </LinkButton>
        </AskedSwapIsland>
      </OwnerSwapIsland>
    )
  }
  return (
    <OwnerSwapIsland petId={pet.id} status={pet.status} part="actions">
      <AskedSwapIsland pet={askedPet(pet)} part="action">
        <SignInLink
          message="Inicia sesión para adoptar"
          hint={signInHint(pet)}
          href={adoptPath(pet.id)}
          className={buttonClass({ size: 'big' }, NARROW)}
        >
          <Icon name="heart-handshake" size={20} />
          Quiero adoptar
        </SignInLink>
      </AskedSwapIsland>
      {pet.foundation && donations ? (
        <LinkButton href={sponsorPetPath(pet.id)} variant="ghost" size="big" className={NARROW}>
          <Icon name="gift" size={20} />
          Apadrinar
        </LinkButton>
      ) : (
        <ShareButton pet={pet} site={site} className={buttonClass({ variant: 'ghost', size: 'big' }, NARROW)}>
          <Icon name="share-2" size={20} />
          Compartir
        </ShareButton>
      )}
    </OwnerSwapIsland>
  )
}

export function AdoptionBar({ pet, site, donations }: Props) {
  const columns = acceptsRequests(pet) ? 'grid-cols-[1.5fr_1fr] max-[22.5rem]:[&_svg]:hidden' : 'grid-cols-1'
  return (
    <FootBar className={columns}>
      <AdoptionButtons pet={pet} site={site} donations={donations} />
    </FootBar>
  )
}
