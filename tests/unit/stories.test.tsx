import { describe, expect, it } from 'vitest'
import { Certificate } from '@/components/adoption/requests/certificate'
import { OfferStoryForm } from '@/components/adoption/stories/offer-story-form'
import { StoriesView } from '@/components/adoption/stories/stories-view'
import { storyTitle } from '@/lib/adoption/stories/copy'
import type { StoryDto } from '@/lib/adoption/stories/dto'
import { storyVerdict } from '@/lib/adoption/story-offers/policy'
import { offerStorySchema } from '@/lib/adoption/story-offers/schema'
import { photoDto } from '@/lib/photos/dto'
import { samplePet } from '@/tests/support/fixtures'
import { draw, wordsOf } from '@/tests/support/markup'
import { requestDetail } from '@/tests/support/request-detail'

describe('who may tell how an adoption went', () => {
  const facts = {
    status: 'concluida',
    hasStory: false,
    isLate: false,
    hasStopped: false,
    isPaused: false,
  } as const
  const good = [
    { day: 2, answer: 'muy bien' },
    { day: 7, answer: 'muy bien' },
  ] as const

  it('said after the first week that it goes very well, and has told nothing yet', () => {
    expect(storyVerdict({ ...facts, checkIns: good })).toBe('may')
    expect(storyVerdict({ ...facts, checkIns: good.slice(0, 1) })).toBe('early')
    expect(storyVerdict({ ...facts, checkIns: [{ day: 30, answer: 'adaptándose' }] })).toBe('early')
    expect(storyVerdict({ ...facts, checkIns: good, hasStory: true })).toBe('offered')
  })

  it('has the pet, and it still goes well', () => {
    expect(storyVerdict({ ...facts, status: 'devuelta', checkIns: good })).toBe('over')
    const failed = [...good, { day: 30, answer: 'no funcionó' } as const]
    expect(storyVerdict({ ...facts, checkIns: failed })).toBe('over')
  })
})

describe('the form of a story', () => {
  const sent = { requestId: '7', text: 'Duerme a mis pies y pasea sin tirar.', consent: '1' }

  it('takes no photo and no name that was not ticked, and asks for the consent', () => {
    expect(offerStorySchema.parse(sent)).toMatchObject({ photos: [], consent: 1 })
    expect(offerStorySchema.parse({ ...sent, photos: ['90', '30'], named: 'si' })).toMatchObject({
      photos: [30, 90],
      named: 'si',
    })
    const missing = offerStorySchema.safeParse({ ...sent, consent: undefined })
    expect(missing.error?.issues.map(({ message }) => message)).toEqual(['Marca que aceptas que sea pública'])
    expect(offerStorySchema.safeParse({ ...sent, photos: ['8'] }).success).toBe(false)
  })

  it('has nothing ticked beforehand', () => {
    const form = draw(<OfferStoryForm requestId={7} pet={{ name: 'Frida' }} days={[7, 30]} />)
    expect(form.match(/type="checkbox"/g)).toHaveLength(4)
    expect(form).not.toContain('checked=""')
    expect(form).toContain('src="/dashboard/solicitudes/7/seguimiento/30"')
  })
})

describe('the page of stories', () => {
  const pet = samplePet({ name: 'Frida' })
  const story: StoryDto = {
    id: 3,
    text: 'Duerme a mis pies.',
    name: 'Valentina',
    city: 'Quito',
    pet,
    petIsPublic: true,
    foundation: null,
    photos: [photoDto({ hash: 'a'.repeat(32), width: 800, height: 600, blur: '' })],
    publishedAt: '2026-11-01T12:00:00Z',
  }
  const page = (rows: StoryDto[], number = 1, more = false) =>
    draw(<StoriesView stories={{ rows, page: number, more }} />)

  it('names whoever wanted to be named, and nobody else', () => {
    expect(storyTitle(story)).toBe('Valentina adoptó a Frida en Quito')
    const words = wordsOf(page([{ ...story, name: null, city: null }])).join(' ')
    expect(words).toContain('Frida encontró familia')
    expect(words).not.toContain('Valentina')
  })

  it('shows the picture of the listing only where no photo was offered, and the listing has a page', () => {
    const listed = photoDto({ hash: 'b'.repeat(32), width: 800, height: 600, blur: '' })
    const bare = { ...story, photos: [], pet: { ...pet, photo: listed } }
    expect(page([bare])).toContain(listed.medium)
    expect(page([{ ...bare, photos: story.photos }])).not.toContain(listed.medium)
    expect(page([{ ...bare, petIsPublic: false }])).not.toContain(listed.medium)
  })

  it('has its other pages in the path, and something to do where there are no stories', () => {
    const html = page([story], 2, true)
    expect(html).toContain('href="/finales-felices"')
    expect(html).toContain('href="/finales-felices/3"')
    expect(page([])).toContain('href="/searcher/todos"')
  })
})

it('the certificate of an adoption names the pet and who gave it, and nothing of its new home', () => {
  const request = requestDetail({ status: 'concluida', side: 'adopter' })
  const html = draw(<Certificate request={request} concludedAt="2026-11-01T15:00:00Z" />)
  const words = wordsOf(html).join(' ')
  expect(words).toContain('Certificado de adopción')
  expect(words).toContain(request.pet.name)
  expect(words).toContain(request.publisher)
  expect(words).toContain('1 de noviembre de 2026')
  expect(words).not.toContain(request.adopter.name)
})
