import { Icon, type IconName } from '@/components/ui/icon/icon'
import type { PetDto } from '@/lib/pets/dto'
import { type FactKey, petCompanions, petFacts } from '@/lib/pets/fact-copy'
import styles from './fact-grid.module.css'

const ICONS: Record<Exclude<FactKey, 'gender' | 'breed'>, IconName> = {
  age: 'cake',
  size: 'ruler',
  color: 'palette',
  coat: 'scissors',
  health: 'syringe',
  castrated: 'shield-check',
  houseTrained: 'house',
  specialNeeds: 'heart-pulse',
}

const BREED_ICONS = { perro: 'dog', gato: 'cat', otro: 'paw-print' } as const

function iconOf(key: FactKey, pet: PetDto): IconName {
  if (key === 'gender') return pet.gender === 'hembra' ? 'venus' : 'mars'
  return key === 'breed' ? BREED_ICONS[pet.type] : ICONS[key]
}

export function FactGrid({ pet }: { pet: PetDto }) {
  return (
    <dl className={styles.facts}>
      {petFacts(pet).map(({ key, label, value, details, known }) => {
        const isWide = key === 'houseTrained' || key === 'specialNeeds'
        return (
          <div key={key} className={isWide ? 'md:col-span-2' : undefined}>
            <dt>
              <span>
                <Icon name={iconOf(key, pet)} size={20} />
              </span>
              {label}
            </dt>
            <dd data-unknown={known ? undefined : true}>
              {value}
              {details?.map((detail) => (
                <span key={detail}>{detail}</span>
              ))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const COMPANION_ICONS = { children: 'baby', dogs: 'dog', cats: 'cat' } as const

export function Companions({ pet }: { pet: PetDto }) {
  return (
    <ul className="grid grid-cols-1 gap-2 md:grid-cols-3">
      {petCompanions(pet).map(({ companion, label, answer }) => {
        const known = answer === 'Sí' || answer === 'No'
        return (
          <li
            key={companion}
            className="flex items-center gap-3 rounded-2xl border-[1.5px] border-line px-4 py-3 font-semibold"
          >
            <Icon
              name={COMPANION_ICONS[companion]}
              size={20}
              className={known ? 'text-monte' : 'text-ink-3'}
            />
            <span className={known ? 'grow' : 'grow text-ink-3'}>{label}</span>
            {answer === 'Sí' && <Icon name="check" size={18} className="text-monte" />}
            {answer === 'No' && <Icon name="x" size={18} className="text-guayaba" />}
            <span className={known ? 'text-fine' : 'text-fine font-medium text-ink-3'}>{answer}</span>
          </li>
        )
      })}
    </ul>
  )
}
