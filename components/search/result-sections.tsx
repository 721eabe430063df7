import { type PartOf, PetGrid } from '@/components/pets/pet-grid'
import type { CardSection } from '@/lib/search/for-you-sections'

/** The cards of a page, each part after the first under a heading of its own. */
export function ResultSections({
  sections,
  ...parts
}: {
  sections: readonly CardSection[]
  starOf?: PartOf
  matchOf?: PartOf
}) {
  return sections.map(({ heading, cards }, at) =>
    heading === null ? (
      <PetGrid key="first" pets={cards} columns="search" label="Mascotas" page {...parts} />
    ) : (
      <section key={heading} className={at > 0 ? 'mt-12 border-t border-line pt-7' : undefined}>
        <h2 className="mb-4 text-card">{heading}</h2>
        <PetGrid pets={cards} columns="search" label="Mascotas" page={at === 0 ? true : 'below'} {...parts} />
      </section>
    ),
  )
}
