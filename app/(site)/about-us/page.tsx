import { PhotoCreditsLink } from '@/components/site/content/photo-credits'
import { AboutJsonLd } from '@/components/site/seo/json-ld'
import { pageMetadata } from '@/components/site/seo/metadata'
import { LinkButton } from '@/components/ui/button'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { env } from '@/lib/platform/env'
import { ABOUT_SECTIONS, ABOUT_STEPS } from '@/lib/text/copy/about'
import { ABOUT, ALL_PETS, FAQS, HOME } from '@/lib/text/routes'

export const metadata = pageMetadata({
  title: 'Acerca de Nosotros',
  description:
    'Qué es Querencia, cómo acerca a mascotas y familias en Argentina, Chile, Colombia, Ecuador y Perú, y de dónde vienen sus datos.',
  path: ABOUT,
})

const TONES = ['bg-durazno', 'bg-maiz', 'bg-cielo']

export default function AboutPage() {
  return (
    <div className="mx-auto w-wrap pb-16">
      <AboutJsonLd site={env.SITE_URL} />
      <Breadcrumb crumbs={[{ label: 'Inicio', href: HOME }, { label: 'Acerca de Nosotros' }]} />
      <div className="mt-3 items-end gap-10 overflow-hidden rounded-section bg-maiz lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:pr-16">
        <div className="p-7 md:p-12">
          <h1 className="max-w-[12em] text-display">El lugar al que un animal siempre quiere volver</h1>
          <p className="mt-5 max-w-[33.5em] text-lead text-ink-2">
            En el campo llaman querencia al rincón donde un animal se siente a salvo y al que regresa por su
            cuenta. Esta guía existe para que cada perro, gato o conejo que espera encuentre el suyo.
          </p>
        </div>
        <img
          src="/art/cut-mayor.webp"
          alt=""
          width={695}
          height={852}
          className="mx-auto h-auto w-[min(16rem,70%)] lg:w-full"
        />
      </div>
      <section aria-labelledby="como-funciona" className="mt-12">
        <h2 id="como-funciona" className="text-section">
          Cómo funciona
        </h2>
        <ol className="mt-5 grid gap-4 md:grid-cols-3 lg:gap-5">
          {ABOUT_STEPS.map(({ title, text }, index) => (
            <li key={title} className={`rounded-section p-6 ${TONES[index % TONES.length]}`}>
              <span aria-hidden className="font-display text-banner font-extrabold text-monte">
                {index + 1}
              </span>
              <h3 className="mt-1 text-card">{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        {ABOUT_SECTIONS.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2 className="text-panel">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-[38.5em] text-body text-ink-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
      {env.STAND_INS === 'allow' && <PhotoCreditsLink />}
      <div className="mt-12 flex flex-wrap gap-2.5">
        <LinkButton href={ALL_PETS}>Ver las mascotas</LinkButton>
        <LinkButton href={FAQS} prefetch variant="ghost">
          Preguntas frecuentes
        </LinkButton>
      </div>
    </div>
  )
}
