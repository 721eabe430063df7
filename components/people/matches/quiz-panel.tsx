import { Icon, type IconName } from '@/components/ui/icon/icon'
import { compareWithMatch } from '@/lib/people/matches/compare'
import { MatchDots } from './match-dots'
import { Trio } from './trio'

const BENEFITS: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'check',
    title: 'Verás en qué coinciden',
    text: 'Cada ficha te dirá en qué coincide contigo y en qué no, con su razón.',
  },
  {
    icon: 'arrow-down-up',
    title: 'Tendrás tu propia página',
    text: 'Las mascotas ordenadas para ti. Ninguna se oculta.',
  },
  {
    icon: 'lock',
    title: 'Tus respuestas son tuyas',
    text: 'Solo las ve la persona a quien le envíes una solicitud.',
  },
]

const SAMPLE = compareWithMatch(
  {
    name: 'Frida',
    type: 'perro',
    age: 'joven',
    gender: 'hembra',
    size: 'mediano',
    coat: 'mediano',
    specialNeeds: false,
  },
  { type: 'perro', hadPet: true, age: 'joven', gender: 'hembra', size: 'mediano', coat: 'corto' },
)
const SAMPLE_WORDS = ['Perro', 'Joven', 'Hembra', 'Mediano', 'Pelo mediano']

export function QuizPanel() {
  return (
    <aside className="on-dark sticky top-25 flex min-h-180 flex-col overflow-hidden rounded-section bg-monte-dark px-10 pt-11 text-cream max-lg:hidden">
      <p aria-hidden className="font-display text-banner font-extrabold text-balance">
        ¿Cuál es tu mascota ideal?
      </p>
      <p className="mt-3.5 text-lead text-monte-soft">Seis preguntas, menos de un minuto.</p>
      <Sample />
      <ul className="mt-6.5 grid gap-4">
        {BENEFITS.map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5">
            <Icon name={icon} size={24} className="mt-px text-mango" />
            <div>
              <p className="font-semibold text-white">{title}</p>
              <p className="text-small text-monte-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div aria-hidden className="relative -mx-10 mt-5 min-h-57.5 grow">
        <Trio
          middle="-bottom-17.5 left-1/2 z-1 h-72.5 -translate-x-1/2"
          left="-bottom-17.5 -left-6 h-62.5"
          right="-bottom-17.5 -right-5 h-62.5"
        />
      </div>
    </aside>
  )
}

function Sample() {
  return (
    <figure aria-label="Un ejemplo" className="mt-6 rounded-box bg-white px-4.5 py-4 text-ink">
      <div className="flex items-center gap-3.5">
        <span className="h-14 w-16 shrink-0 overflow-hidden rounded-2xl bg-tile-hoja">
          <img src="/art/cut-q1.webp" alt="" width={590} height={690} className="mx-auto h-16 w-auto" />
        </span>
        <div>
          <p className="font-display text-card font-bold">Frida</p>
          <MatchDots comparison={SAMPLE} className="mt-1 text-fine" />
        </div>
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-small font-medium">
        {SAMPLE_WORDS.map((words, index) => {
          const fits = SAMPLE.attributes[index]?.verdict === 'fits'
          return (
            <li key={words} className="flex items-center gap-1.5">
              <Icon
                name={fits ? 'check' : 'x'}
                size={17}
                strokeWidth={2.4}
                className={fits ? 'text-monte' : 'text-durazno-deep'}
              />
              {words}
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
