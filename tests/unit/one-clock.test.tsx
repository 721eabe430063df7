import { describe, expect, it, vi } from 'vitest'
import { ReceivedList } from '@/components/adoption/request-lists/received-list'
import { SentList } from '@/components/adoption/request-lists/sent-list'
import { OwnStory } from '@/components/adoption/stories/own-story'
import { VerifiedNote } from '@/components/dashboard/foundation-sections'
import { OwnPets } from '@/components/dashboard/own-pets'
import { VerifiedBadge } from '@/components/foundations/foundation-facts'
import { DonationSection } from '@/components/money/expenses/donation-section'
import type { OwnPetDto } from '@/lib/pets/dto'
import { sampleFoundationPage } from '@/tests/support/fixtures'
import { draw, wordsOf } from '@/tests/support/markup'
import { requestDetail } from '@/tests/support/request-detail'

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({}),
}))

/** Hanga Roa, where it is still the 29th, by the catalogue's id. */
const PLACE = {
  ...{ city: 'Hanga Roa', citySlug: 'hanga-roa', cityId: 322 },
  ...{ country: 'Chile', countrySlug: 'chile', countryId: 'CHL' as const },
}
const AT = '2026-10-30T04:30:00.000Z'
const NOW = new Date('2027-01-20T15:00:00Z')
const READER = { name: 'Ana', countryId: 'CHL', now: NOW, rates: new Map() }

const adopted = requestDetail({
  status: 'concluida',
  updatedAt: AT,
  pet: { ...requestDetail().pet, status: 'adoptado', place: PLACE },
})

describe('a pet far from its country’s capital has one date for everybody', () => {
  it('in the lists of requests, of its adoption', () => {
    const other = requestDetail({ ...adopted, id: 2 })
    const requests = [adopted, other].map((request) => ({ ...request, task: null }))
    const concluded = { id: adopted.id, adopter: 'Valentina', updatedAt: AT, task: null }
    const standing = { unanswered: 0, past: 2, accepted: null, concluded }
    const groups = [{ pet: adopted.pet, ...standing, requests }]
    const received = wordsOf(draw(<ReceivedList groups={groups} filter="anteriores" {...READER} />)).join(' ')
    expect(received.match(/\d+ de octubre/g)).toEqual(['29 de octubre', '29 de octubre', '29 de octubre'])
    const sent = draw(<SentList requests={[adopted]} pastTotal={1} reader={READER} similar={new Map()} />)
    expect(sent).toContain('29 de octubre')
  })

  it('on a foundation’s own page and in its panel, of its approval', () => {
    const foundation = sampleFoundationPage({ place: PLACE, verifiedAt: AT })
    const own = { verifiedAt: AT, home: PLACE }
    for (const drawn of [
      <VerifiedBadge key="page" foundation={foundation} />,
      <VerifiedNote key="panel" id={3} foundation={own} />,
    ])
      expect(wordsOf(draw(drawn)).join(' ')).toContain('29 de octubre de 2026')
  })

  it('on its foundation’s page, of the money that it was given', () => {
    const totals = [{ currency: 'USD', netMinor: 100, count: 1, since: AT }] as const
    const section = (
      <DonationSection foundationId={3} clock={PLACE} totals={[...totals]} sums={[]} expenses={[]} />
    )
    expect(wordsOf(draw(section)).join(' ')).toContain('Recibido desde el 29 de octubre de 2026')
  })

  it('in the list of its owner, of its listing', () => {
    const pet = {
      ...{ ...adopted.pet, status: 'adoptable', publishedAt: AT, confirmedAt: AT, remindedAt: null },
      ...{ code: null, hold: null, views: 0, favourites: 0, requests: 0, acceptedRequest: null },
      ...{ adoptedHere: false, health: 'vacunas al dia', castrated: true },
    } as OwnPetDto
    const page = draw(
      <OwnPets
        pets={[pet]}
        counts={{ adoptable: 1 }}
        none={null}
        now={NOW}
        site="https://querencia.example"
        voice="owner"
      />,
    )
    expect(page).toContain('29-10-2026')
  })

  it('of its story', () => {
    const story = { id: 1, requestId: 1, text: 'Es feliz.', name: null, offeredAt: AT, publishedAt: AT }
    expect(draw(<OwnStory story={story} place={PLACE} />)).toContain('Publicada el 29 de octubre de 2026')
  })
})
