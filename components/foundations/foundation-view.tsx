import type { ComponentProps, ReactNode } from 'react'
import { RatingBars, ReviewList } from '@/components/foundations/reviews/review-list'
import { DonationSection } from '@/components/money/expenses/donation-section'
import { SignInLink } from '@/components/people/accounts/sign-in-link'
import { PetGrid } from '@/components/pets/pet-grid'
import { PetRail } from '@/components/pets/pet-rail'
import { buttonClass, LinkButton } from '@/components/ui/button'
import { FootBar } from '@/components/ui/foot-bar'
import { FoundationAvatar } from '@/components/ui/foundation-avatar/foundation-avatar'
import { Icon } from '@/components/ui/icon/icon'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { TextLink } from '@/components/ui/links/text-link'
import { PrintedAddress } from '@/components/ui/printed-address'
import { RatingSummary } from '@/components/ui/rating-summary'
import { SectionHeading } from '@/components/ui/section-heading'
import type { FoundationPageDto } from '@/lib/foundations/dto'
import type { RatingCounts, ReviewDto } from '@/lib/moderation/reviews/dto'
import { registerText } from '@/lib/people/destinations/copy'
import type { PetCardDto } from '@/lib/pets/dto'
import { foundationPetsPath } from '@/lib/search/url/links'
import { formatCount } from '@/lib/text/numbers'
import {
  CONTACT,
  FAQS,
  FOUNDATIONS,
  foundationPath,
  HOME,
  reviewPath,
  sponsorFoundationPath,
} from '@/lib/text/routes'
import { AdoptionPolicy, ContactList, FoundationLinks, OpeningHours, VerifiedBadge } from './foundation-facts'

interface Props {
  foundation: FoundationPageDto
  reviews: ReviewDto[]
  ratings: RatingCounts
  /** A link to the search shows all. */
  pets: PetCardDto[]
  cityPets: PetCardDto[]
  /** The section of what became of its pets. */
  stories: ReactNode
  site: string
  donations: boolean
  money: Pick<ComponentProps<typeof DonationSection>, 'totals' | 'sums' | 'expenses'>
}

export function FoundationView(props: Props) {
  const { foundation, reviews, ratings, pets, cityPets, stories, site, donations, money } = props
  const { name, place, rating, reviewCount } = foundation
  return (
    <>
      <div className="mx-auto w-wrap">
        <Breadcrumb
          crumbs={[
            { label: 'Inicio', href: HOME },
            { label: 'Fundaciones', href: FOUNDATIONS },
            { label: name },
          ]}
        />
        <FoundationAvatar
          foundation={foundation}
          sizes="(min-width: 77rem) 1232px, 100vw"
          eager
          className="mt-2 h-58 max-w-none max-md:-mx-5 max-md:w-[calc(100%+2.5rem)] md:h-80 md:w-full md:rounded-4xl lg:h-100 lg:rounded-[2.5rem]"
        />
        <Introduction foundation={foundation} donations={donations} />
        <Pets foundation={foundation} pets={pets} />
        {stories}
        <DonationSection foundationId={foundation.id} clock={place} {...money} />
        <AdoptionPolicy foundation={foundation} />
        <PrintedAddress url={new URL(foundationPath(foundation.id), site).href} />
        <section aria-labelledby="comentarios" className="mt-14 lg:max-w-[50rem]">
          <SectionHeading
            id="comentarios"
            beside={
              <CommentLink foundation={foundation} size="sm">
                Deja tu comentario
              </CommentLink>
            }
          >
            Comentarios
          </SectionHeading>
          {reviews.length > 0 && (
            <p className="mb-5 text-small text-ink-2 print:hidden">
              Si ya comentaste, en “Deja tu comentario” puedes editarlo o eliminarlo.
            </p>
          )}
          {rating !== null && <RatingBars rating={rating} counts={ratings} />}
          <ReviewList
            reviews={reviews}
            total={reviewCount}
            foundationId={foundation.id}
            countryId={place.countryId}
          />
        </section>
      </div>
      <div className="mt-14 mb-16">
        <PetRail id="misma-ciudad" title={`Más mascotas en ${place.city}`} pets={cityPets} />
      </div>
      <FootBar className={donations ? 'grid-cols-2' : 'grid-cols-1'}>
        {donations && <DonateLink foundation={foundation} className="max-lg:px-2.5" />}
        <CommentLink foundation={foundation} size="big">
          Comentar
        </CommentLink>
      </FootBar>
    </>
  )
}

function Introduction({ foundation, donations }: Pick<Props, 'foundation' | 'donations'>) {
  return (
    <div className="mt-7 grid grid-cols-1 gap-8 lg:mt-9 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
      <div>
        <h1 translate="no" className="text-display">
          {foundation.name}
        </h1>
        <div className="mt-3 text-ink-2">
          <RatingSummary foundation={foundation} />
        </div>
        <VerifiedBadge foundation={foundation} />
        {foundation.mission && (
          <p className="mt-5 max-w-[38.5em] text-lead whitespace-pre-line text-pretty">
            {foundation.mission}
          </p>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-2.5 rounded-section border border-line bg-white p-5 cramped:p-2 md:p-6 lg:border-transparent lg:shadow-lift">
        <ContactList foundation={foundation} />
        <OpeningHours hours={foundation.profile.hours} />
        <FoundationLinks foundation={foundation} />
        {donations && <DonateLink foundation={foundation} className="print:hidden max-lg:hidden" />}
        <TextLink
          href={FAQS}
          prefetch
          look="quiet"
          className="flex min-h-11 items-center justify-center gap-2 print:hidden"
        >
          <Icon name="circle-question-mark" size={18} />
          Preguntas frecuentes
        </TextLink>
        <p className="text-center text-fine text-ink-2 print:hidden">
          ¿Te pidió dinero por una mascota, o algo no te cuadra?{' '}
          <TextLink href={CONTACT} look="inherit">
            Cuéntanos
          </TextLink>
        </p>
      </div>
    </div>
  )
}

const DonateLink = ({ foundation, className }: { foundation: FoundationPageDto; className: string }) => (
  <LinkButton href={sponsorFoundationPath(foundation.id)} size="big" className={className}>
    <Icon name="gift" size={20} />
    Donar
  </LinkButton>
)

function CommentLink({
  foundation,
  size,
  children,
}: {
  foundation: FoundationPageDto
  size: 'sm' | 'big'
  children: string
}) {
  return (
    <SignInLink
      message="Para realizar un comentario debes estar logueado"
      hint={{ says: registerText({ purpose: 'review', pet: null, keeper: foundation.name }) }}
      href={reviewPath(foundation.id)}
      className={buttonClass({ variant: 'ghost', size }, 'shrink-0 max-lg:px-2.5 print:hidden')}
    >
      <Icon name="message-square-text" size={18} />
      {children}
    </SignInLink>
  )
}

function Pets({ foundation, pets }: Pick<Props, 'foundation' | 'pets'>) {
  if (pets.length === 0) return null
  return (
    <section aria-labelledby="mascotas" className="mt-14">
      <SectionHeading id="mascotas">Esperan una familia</SectionHeading>
      <PetGrid pets={pets} columns="swiped" />
      {foundation.petCount > pets.length && (
        <div className="mt-10 text-center">
          <LinkButton href={foundationPetsPath(foundation.id)} variant="ghost">
            Ver sus {formatCount(foundation.petCount)} mascotas
          </LinkButton>
        </div>
      )}
    </section>
  )
}
