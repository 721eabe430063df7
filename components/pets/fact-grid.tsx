import { Icon, type IconName } from '@/components/ui/icon/icon'
import type { PetDto } from '@/lib/pets/dto'
import { type FactKey, petFacts } from '@/lib/pets/fact-copy'
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
