import type { ProfileDto } from '@/lib/people/accounts/dto'

export function ProfileFacts({ profile }: { profile: ProfileDto }) {
  const facts = [
    ['Nombre', profile.name],
    ['Apellido', profile.lastName],
    ['Correo', profile.email],
    ['País', profile.country],
    ['Ciudad', profile.city],
  ] as const
  return (
    <dl className="grid gap-3 md:grid-cols-2">
      {facts.map(([term, value]) => (
        <div key={term} className="rounded-card bg-mist p-4">
          <dt className="text-fine text-ink-2">{term}</dt>
          <dd className="font-semibold wrap-anywhere">{value ?? 'Sin datos'}</dd>
        </div>
      ))}
    </dl>
  )
}
