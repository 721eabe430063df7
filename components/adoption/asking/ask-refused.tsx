import type { ReactNode } from 'react'
import { PetRows } from '@/components/adoption/requests/pet-rows'
import { RefreshViewer } from '@/components/people/viewer/refresh-viewer'
import { Badge } from '@/components/ui/badge'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Icon } from '@/components/ui/icon/icon'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'
import { refusedWords, sentWords } from '@/lib/adoption/requests/ask-copy'
import { publisherOf } from '@/lib/adoption/requests/copy'
import type { AskScreenDto } from '@/lib/adoption/requests/dto'
import type { PetDto } from '@/lib/pets/dto'
import { NO_PHOTO } from '@/lib/photos/no-photo'
import { agree } from '@/lib/text/copy/agree'
import { ALL_PETS, FAVORITES, HOME, requestPath } from '@/lib/text/routes'
import { AskExits } from './ask-exits'
import { AskFrame, PetBox, PetLine } from './ask-frame'
import { SentDialog } from './sent-dialog'

export function NoPetToAskFor({ title, text }: { title: string; text: string }) {
  return (
    <Panel title={title} text={text}>
      <LinkButton href={ALL_PETS}>Buscar mascotas</LinkButton>
      <LinkButton href={FAVORITES} variant="ghost">
        Ver mis favoritos
      </LinkButton>
    </Panel>
  )
}

type Refused = Extract<AskScreenDto, { kind: 'refused' }>

export function AskRefused({
  screen,
  email,
  countryId,
  sentNow,
  rate,
}: {
  screen: Refused
  email: string
  countryId: string
  sentNow: boolean
  rate: AnswerRateDto | null
}) {
  const { why, pet, request, similar } = screen
  if (why === 'asked' && request && sentNow) return <Sent pet={pet} requestId={request.id} rate={rate} />
  const words = refusedWords(screen, countryId)
  const exits = <AskExits why={why} pet={pet} requestId={request?.id ?? null} email={email} />
  if (!pet) return <Panel {...words}>{exits}</Panel>
  return (
    <Beside pet={pet}>
      <Words {...words} badge={<StateBadge pet={pet} />} />
      {exits}
      {similar.length > 0 && (
        <section aria-labelledby="parecidas" className="mt-3">
          <h2 id="parecidas" className="mb-2 text-panel">
            Se parecen a {pet.name}
            {why === 'too far' && ' y puedes pedirlas'}
          </h2>
          <PetRows pets={similar} />
        </section>
      )}
    </Beside>
  )
}

function Sent({
  pet,
  requestId,
  rate,
}: {
  pet: PetDto | null
  requestId: number
  rate: AnswerRateDto | null
}) {
  const words = sentWords(pet && publisherOf(pet), rate)
  const exits = (
    <div className="flex flex-wrap gap-2.5">
      <LinkButton href={requestPath(requestId)}>Ver mi solicitud</LinkButton>
      <LinkButton href={HOME} variant="ghost">
        Ir al inicio
      </LinkButton>
    </div>
  )
  return (
    <>
      <RefreshViewer of={String(requestId)} />
      {pet ? (
        <Beside pet={pet}>
          <Words {...words} />
          {exits}
        </Beside>
      ) : (
        <Panel {...words}>{exits}</Panel>
      )}
      <SentDialog requestId={requestId} photo={pet?.photo?.small ?? NO_PHOTO} {...words} />
    </>
  )
}

const Panel = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="mx-auto w-wrap py-7 lg:py-11">
    <EmptyPanel
      level="h1"
      tone="lila"
      title={title}
      text={text}
      action={children}
      art={{ src: '/art/cut-gato.webp', width: 455, height: 560 }}
    />
  </div>
)

const Beside = ({ pet, children }: { pet: PetDto; children: ReactNode }) => (
  <AskFrame pet={pet}>
    <div className="mt-4 grid grid-cols-1 gap-6 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:items-start lg:gap-12">
      <div className="grid grid-cols-1 gap-6">
        <PetLine pet={pet} />
        {children}
      </div>
      <aside className="rounded-box pb-2 shadow-lift max-lg:hidden">
        <PetBox pet={pet} />
      </aside>
    </div>
  </AskFrame>
)

const Words = ({ title, text, badge }: { title: string; text: string; badge?: ReactNode }) => (
  <div>
    {badge}
    <h1 className="text-title">{title}</h1>
    <p className="mt-2.5 max-w-[33.5em] text-lead text-pretty text-ink-2">{text}</p>
  </div>
)

function StateBadge({ pet: { status, gender } }: { pet: PetDto }) {
  if (status !== 'en proceso' && status !== 'adoptado') return null
  const isAdopted = status === 'adoptado'
  return (
    <Badge tone={isAdopted ? 'monte' : 'lila'} className="mb-3 inline-flex items-center gap-1.5">
      <Icon name={isAdopted ? 'house' : 'hourglass'} size={16} />
      {isAdopted ? agree('Adoptado', gender) : 'En proceso'}
    </Badge>
  )
}
