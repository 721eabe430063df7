import { describe, expect, it, vi } from 'vitest'
import { FoundationStories } from '@/components/adoption/stories/stories-view'
import { ProfileFacts } from '@/components/dashboard/profile-facts'
import { FoundationView } from '@/components/foundations/foundation-view'
import { PetView } from '@/components/pets/pet-view'
import { Pager } from '@/components/search/pager'
import type { StoryDto } from '@/lib/adoption/stories/dto'
import type { ProfileDto } from '@/lib/people/accounts/dto'
import { photoDto } from '@/lib/photos/dto'
import { DOGS } from '@/lib/text/routes'
import { sampleFoundationPage, samplePet } from '@/tests/support/fixtures'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }))

const SITE = 'https://querencia.example'
const CITY_PETS = Array.from({ length: 5 }, (_, at) => samplePet({ id: 100_010 + at, name: `Vecina ${at}` }))

/** The section of a heading with this id. */
const sectionOf = (html: string, id: string) =>
  html.split('<section ').find((section) => section.startsWith(`aria-labelledby="${id}"`)) ?? ''

describe('the page of a pet', () => {
  const foundation = { id: 3, name: 'Cola Contenta', photo: null, rating: 4.5, reviewCount: 8 }
  const pet = samplePet({ foundation, owner: { id: 3, role: 'fundation', name: 'Cola Contenta' } })
  const page = draw(<PetView pet={pet} cityPets={CITY_PETS} rate={null} site={SITE} donations />)

  it('has its data, its story and the card of its foundation', () => {
    for (const words of ['Canela', 'Medellín, Colombia', pet.description, 'Joven', 'Hembra', 'Mediano'])
      expect(wordsOf(page)).toContain(words)
    const card = linksIn(page).find(([, href]) => href === '/foundation/3')
    expect(card?.[0]).toContain('Cola Contenta')
  })

  it('leads back to the animals of its city', () => {
    expect(linksIn(page)).toContainEqual(['Perros en Medellín', '/searcher/pet/dog/medellin'])
    const rabbit = draw(
      <PetView pet={samplePet({ type: 'otro' })} cityPets={[]} rate={null} site={SITE} donations />,
    )
    expect(linksIn(rabbit)).toContainEqual([
      'Otros animales en Medellín',
      '/searcher/location/city/medellin?tipo=otro',
    ])
  })

  it('leads to a request, to questions, to the favourites and to a donation', () => {
    expect(linksIn(page)).toEqual(
      expect.arrayContaining([
        ['Quiero adoptar', '/adoption?mascota=100001'],
        ['Preguntas sobre la adopción', '/faqs'],
        ['Ver mis favoritos', '/favorites'],
        ['Apadrinar', '/sponsor?mascota=100001'],
      ]),
    )
  })

  it('says in the sign-in dialog who is written to, beside the picture of the pet', () => {
    const [adopt = ''] = /<a [^>]*data-sign-in="Inicia sesión para adoptar"[^>]*>/.exec(page) ?? []
    expect(adopt).toContain('data-sign-in-hint="Crea tu cuenta para escribirle a Cola Contenta. Un minuto."')
    expect(adopt).toContain('data-sign-in-pet="Canela" data-sign-in-photo="/media/a-400.webp"')
    const own = draw(
      <PetView pet={samplePet({ foundation: null })} cityPets={[]} rate={null} site={SITE} donations />,
    )
    expect(own).toContain('data-sign-in-hint="Crea tu cuenta para escribirle a Valentina. Un minuto."')
  })

  it('says what happens after a request, and when its publisher usually answers, where it can be asked for', () => {
    expect(wordsOf(page)).toContain(
      'Cola Contenta recibe un correo al momento, y te avisamos cuando responda.',
    )
    const rate = { asked: 10, answered: 9, times: { mostSeconds: 80_000 } }
    const words = wordsOf(draw(<PetView pet={pet} cityPets={[]} rate={rate} site={SITE} donations />))
    expect(words.slice(words.indexOf('Qué pasa después')).slice(1, 4)).toEqual([
      'Enviar tu solicitud es gratis y no te compromete.',
      'Cola Contenta recibe un correo al momento; su respuesta suele llegar en un día.',
      'Si te acepta, se ponen de acuerdo para conocerla antes de adoptar.',
    ])
    expect(words.indexOf('Quiero adoptar'), 'the button before what follows it').toBeLessThan(
      words.indexOf('Qué pasa después'),
    )
    const own = draw(
      <PetView pet={samplePet({ foundation: null })} cityPets={[]} rate={null} site={SITE} donations />,
    )
    expect(own.match(/te avisamos cuando responda/g), 'said once').toHaveLength(1)
    const adopted = draw(
      <PetView
        pet={samplePet({ foundation, status: 'adoptado' })}
        cityPets={[]}
        rate={null}
        site={SITE}
        donations
      />,
    )
    expect(wordsOf(adopted)).not.toContain('Qué pasa después')
    expect(adopted).not.toContain('Hay otras mascotas')
  })

  it('of a private owner offers sharing where a foundation’s has the donation, which only those take', () => {
    const own = draw(
      <PetView pet={samplePet({ foundation: null })} cityPets={[]} rate={null} site={SITE} donations />,
    )
    expect(wordsOf(own)).not.toContain('Apadrinar')
    expect(
      linksIn(own).filter(([words, href]) => words === 'Compartir' && href === '#compartir'),
    ).toHaveLength(2)
    expect(own.match(/<section id="compartir"/g)).toHaveLength(1)
    expect(linksIn(page).filter(([words]) => words === 'Compartir')).toEqual([])
  })

  it('of a foundation offers sharing, too, where the site takes no donations', () => {
    const shared = draw(
      <PetView pet={samplePet({ foundation })} cityPets={[]} rate={null} site={SITE} donations={false} />,
    )
    expect(wordsOf(shared)).not.toContain('Apadrinar')
    expect(linksIn(shared)).toContainEqual(['Compartir', '#compartir'])
  })

  it('shows the other pets of its city', () => {
    const others = sectionOf(page, 'misma-ciudad-titulo')
    expect(wordsOf(others)).toContain('Más mascotas en Medellín')
    expect(others.match(/<article/g)).toHaveLength(5)
  })

  it('is the same for everybody: no pencil before the browser knows the owner', () => {
    expect(page).not.toContain('Editar a Canela')
  })
})

describe('the page of a foundation', () => {
  const foundation = sampleFoundationPage({ phone: '+576045550123', rating: 4.5, reviewCount: 1 })
  const review = {
    ...{ id: 7, userId: 1, name: 'Ana', comment: 'Muy atentos.', points: 5 },
    ...{ createdAt: '2026-10-12T02:00:00.000Z', updatedAt: '2026-10-12T02:00:00.000Z' },
    ...{ editedAt: null, reply: null },
  }
  const show = (reviews: (typeof review)[], stories: StoryDto[] = [], donations = true) =>
    draw(
      <FoundationView
        foundation={foundation}
        reviews={reviews}
        ratings={[0, 0, 0, 0, reviews.length]}
        pets={[]}
        cityPets={CITY_PETS}
        stories={<FoundationStories stories={stories} />}
        site={SITE}
        donations={donations}
        money={{ totals: [], sums: [], expenses: [] }}
      />,
    )

  it('leads to the team where something is wrong with the foundation itself', () => {
    expect(linksIn(show([]))).toContainEqual(['Cuéntanos', '/contacto'])
  })

  it('has name, place, e-mail, telephone, stars and comments', () => {
    const words = wordsOf(show([review]))
    for (const text of [
      'Fundación Cola Contenta',
      'Medellín, Colombia',
      'contacto@cola.example',
      'Muy atentos.',
    ])
      expect(words).toContain(text)
    const page = show([review])
    expect(page).toMatch(/href="tel:\+576045550123"/)
    expect(page).toContain('4,5')
  })

  it('offers no donation where the site takes none', () => {
    expect(wordsOf(show([], [], false))).not.toContain('Donar')
  })

  it('leads to a comment, to questions and to a donation', () => {
    expect(linksIn(show([]))).toEqual(
      expect.arrayContaining([
        ['Deja tu comentario', '/review/3'],
        ['Preguntas frecuentes', '/faqs'],
        ['Donar', '/sponsor?fundacion=3'],
      ]),
    )
  })

  it('has both actions at the foot of a phone', () => {
    const [, foot = ''] = show([]).split('data-foot-bar')
    expect(linksIn(foot)).toEqual([
      ['Donar', '/sponsor?fundacion=3'],
      ['Comentar', '/review/3'],
    ])
  })

  it('has a section of happy ends, with a way to all of them, once somebody has told one', () => {
    expect(show([])).not.toContain('id="finales-felices"')
    const story: StoryDto = {
      ...{ id: 3, text: 'Duerme a mis pies.', name: 'Valentina', city: 'Quito', petIsPublic: true },
      ...{ pet: samplePet({ name: 'Frida' }), foundation: { id: 3, name: 'Cola Contenta' } },
      photos: [photoDto({ hash: 'a'.repeat(32), width: 800, height: 600, blur: '' })],
      publishedAt: '2026-11-01T12:00:00Z',
    }
    const section = sectionOf(show([], [story]), 'finales-felices')
    expect(wordsOf(section)).toEqual(
      expect.arrayContaining(['Finales felices', 'Valentina adoptó a Frida en Quito', 'Duerme a mis pies.']),
    )
    expect(section).toContain('alt="Frida en su casa"')
    expect(linksIn(section)).toContainEqual(['Ver todos', '/finales-felices'])
  })

  it('says that nobody has commented yet, and shows the other pets of its city', () => {
    const page = show([])
    expect(wordsOf(page)).toContain('No hay comentarios de esta fundacion')
    expect(sectionOf(page, 'misma-ciudad-titulo').match(/<article/g)).toHaveLength(5)
  })
})

describe('the pages of a list', () => {
  it('are numbered, with arrows to the one before and the one after', () => {
    expect(linksIn(draw(<Pager path={DOGS} query={{ page: 2 }} last={3} />))).toEqual([
      ['Anterior', `${DOGS}#lista`],
      ['1', `${DOGS}#lista`],
      ['2', `${DOGS}?pagina=2#lista`],
      ['3', `${DOGS}?pagina=3#lista`],
      ['Siguiente', `${DOGS}?pagina=3#lista`],
    ])
    expect(draw(<Pager path={DOGS} query={{ page: 1 }} last={1} />)).toBe('')
  })
})

it('the profile of somebody from the provider has name, surname, e-mail, country and city', () => {
  const profile: ProfileDto = {
    ...{ name: 'Lucía', lastName: 'Vega', email: 'lucia@correo.example', phone: null, address: null },
    ...{ photo: null, countryId: 'ECU', country: 'Ecuador', cityId: 4, city: 'Quito' },
  }
  expect(wordsOf(draw(<ProfileFacts profile={profile} />))).toEqual([
    ...['Nombre', 'Lucía', 'Apellido', 'Vega', 'Correo', 'lucia@correo.example'],
    ...['País', 'Ecuador', 'Ciudad', 'Quito'],
  ])
})
