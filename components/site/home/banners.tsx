import { Trio } from '@/components/people/matches/trio'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { QUIZ, SPONSOR } from '@/lib/text/routes'
import { MatchSwapIsland } from './match-swap-island'

export function SponsorBanner() {
  return (
    <section aria-labelledby="apadrina" className="mx-auto w-wrap">
      <div className="relative overflow-hidden rounded-section bg-mango px-6 cramped:px-4 pt-7 pb-47.5 md:p-11 lg:min-h-62.5 lg:px-16 lg:py-13">
        <h2 id="apadrina" className="relative z-1 text-banner font-extrabold">
          Apadrina Mascotas
        </h2>
        <p className="relative z-1 mt-2 mb-4.5 max-w-[16.5em] text-body">
          También puedes donar para apoyar a una Fundación
        </p>
        <LinkButton href={SPONSOR} variant="ink" className="relative z-1">
          Donar
        </LinkButton>
        <img
          src="/art/cut-mayor.webp"
          alt=""
          width={538}
          height={660}
          loading="lazy"
          className="absolute right-1/2 -bottom-17.5 h-62.5 w-auto max-w-none translate-x-1/2 md:right-15 md:-bottom-19.5 md:h-75 md:translate-x-0 lg:right-27.5 lg:-bottom-21.5 lg:h-82.5"
        />
      </div>
    </section>
  )
}

export function MatchBanner() {
  return (
    <section
      aria-labelledby="test"
      className="later mx-auto w-wrap [--later:26rem] md:[--later:20rem] lg:[--later:21.5rem]"
    >
      <div className="on-dark relative overflow-hidden rounded-section bg-monte-dark px-6 cramped:px-4 pt-7.5 pb-43 text-cream md:p-11 md:pr-[56%] lg:flex lg:min-h-85 lg:items-center lg:px-16 lg:py-15">
        <div className="relative z-3 lg:max-w-110">
          <h2 id="test" className="text-banner font-extrabold md:max-lg:text-[1.875rem]">
            ¿Cuál es tu mascota ideal?
          </h2>
          <MatchSwapIsland>
            <p className="mt-2.5 mb-5 max-w-[23em] text-body text-monte-soft">
              Seis preguntas, menos de un minuto: cuéntanos qué buscas y verás en qué coincide contigo cada
              mascota.
            </p>
            <LinkButton href={QUIZ} variant="mango">
              <Icon name="sparkles" size={19} />
              Hacer el test
            </LinkButton>
          </MatchSwapIsland>
        </div>
        <div className="absolute inset-x-0 bottom-0 h-47.5 md:left-[46%] md:h-full lg:left-[44%]">
          <Trio
            middle="-bottom-13 left-1/2 z-2 h-53.75 -translate-x-1/2 md:left-[52%] md:h-57.5 lg:-bottom-22 lg:h-92.5"
            left="-bottom-17.5 -left-9 h-53.75 md:left-0 md:h-57.5 lg:-bottom-24 lg:left-[2%] lg:h-82.5"
            right="-right-8.5 -bottom-17.5 h-53.75 md:-right-4 md:h-57.5 lg:right-[-3%] lg:-bottom-24 lg:h-82.5"
          />
        </div>
      </div>
    </section>
  )
}
