import { AGE_LABELS, COAT_LABELS, GENDER_LABELS, MATCH_TYPE_LABELS, SIZE_LABELS } from '@/lib/copy/labels'
import type { MatchDto } from '@/lib/matches/dto'

/** Preferences of an adopter (specification, 'Adopter profile'). */
export function MatchFacts({ match }: { match: MatchDto }) {
  const facts = [
    ['Tipo', MATCH_TYPE_LABELS[match.type]],
    ['Edad deseada', AGE_LABELS[match.age]],
    ['Pelaje', COAT_LABELS[match.coat]],
    ['Ha tenido mascota', match.hadPet ? 'Sí' : 'No'],
    ['Sexo', GENDER_LABELS[match.gender]],
    ['Tamaño', SIZE_LABELS[match.size]],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {facts.map(([term, value]) => (
        <div key={term} className="rounded-card bg-mist p-4">
          <dt className="text-fine text-ink-2">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
