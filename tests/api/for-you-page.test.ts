import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { matches } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { send, signedIn } from '@/tests/support/api'
import { DEMO_ACCOUNTS } from '@/tests/support/demo'
import { siteDatabaseUrl } from '@/tests/support/site'

const db = createDb(siteDatabaseUrl(), { max: 1 })
let mine: Record<string, string>

/** A page without the data that scripts read. */
async function read(path: string, headers: Record<string, string>) {
  const { text, ...answer } = await send(path, 'GET', headers)
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  return { ...answer, text, main: main.replace(/<script.*?<\/script>/gs, '').replaceAll('<!-- -->', '') }
}

beforeAll(async () => {
  const { id } = await makeUser(db)
  await db.insert(matches).values({
    userId: id,
    type: 'gato',
    hadPet: true,
    age: 'adulto',
    gender: 'hembra',
    coat: 'corto',
    size: 'mediano',
  })
  mine = await signedIn(id)
})
afterAll(() => db.$client.end())

describe('the page of pets for an adopter', () => {
  it('the pets for an adopter are that person’s alone, never cached and not for search engines', async () => {
    const { status, headers, text } = await read('/para-ti', mine)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toMatch(/private.*no-store/)
    expect(text).toMatch(/<meta name="robots" content="noindex/)
    const stranger = await send('/para-ti?sexo=hembra&x=1')
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      307,
      '/login?callbackUrl=%2Fpara-ti%3Fsexo%3Dhembra',
    ])
  })

  it('the pets for an adopter have the wanted type of their country first, say what differs, and links that stay on the page', async () => {
    const { main } = await read('/para-ti', mine)
    expect(main).toContain(
      'buscas <strong class="font-semibold text-ink">gata adulta, mediana, de pelo corto</strong>',
    )
    expect(main).toContain('href="/para-ti?pagina=2#lista"')
    expect(main).toMatch(/<form[^>]+action="\/para-ti"/)
    const scores = [...main.matchAll(/Coincide en (\d) de 5/g)].map(([, fits]) => Number(fits))
    expect(scores).toHaveLength(9)
    expect(main).toContain('Primero las de Ecuador que más coinciden contigo')
    expect(main).not.toContain('Otras mascotas en')
    const [own = main] = main.split('También en otros países')
    expect(own).toContain('Ecuador')
    expect(own).not.toMatch(/, (Argentina|Chile|Colombia|Perú)</)
    expect(main.match(/Ver en qué coinciden/g)).toHaveLength(9)
    expect(main).toMatch(/>(Es todo lo que buscas|Distinto: [^<>]+)</)
    expect(main).not.toContain('%</')
  })

  it('the pets for an adopter are all pets: the total is that of the public search', async () => {
    const total = (html: string) => /(\d+) mascotas/.exec(html)?.[1]
    const everywhere = total((await read('/searcher/todos', {})).main)
    expect(Number(everywhere)).toBeGreaterThan(100)
    expect(total((await read('/para-ti', mine)).main)).toBe(everywhere)
  })

  it('other animals have no score but a sentence', async () => {
    const { main } = await read('/para-ti?tipo=otro', mine)
    expect(main).toContain('Otros animales para ti')
    expect(main.match(/Sin comparación: el test es de perros y gatos/g)?.length).toBeGreaterThan(0)
    expect(main).not.toContain('Coincide en')
  })

  it('filters narrow the pets for an adopter, and a page beyond the last leads to it', async () => {
    const { main } = await read('/para-ti?tipo=gato&edad=joven', mine)
    expect(main).toContain('Gatos para ti')
    expect(main).toContain('Borrar Filtros')
    expect(main).not.toContain('Coincide en 5 de 5')
    const { headers } = await read('/para-ti?tipo=gato&pagina=999', mine)
    expect(headers.get('location')).toMatch(/^\/para-ti\?tipo=gato&pagina=\d+$/)
  })

  it('whoever has not answered the quiz is led to it, and accounts that do not adopt are told so', async () => {
    const newcomer = await signedIn((await makeUser(db)).id)
    const { main } = await read('/para-ti', newcomer)
    expect(main).toContain('Primero, cuéntanos qué buscas')
    expect(main).toContain('href="/quizz"')
    for (const account of ['fundacion', 'admin'] as const) {
      const { main } = await read('/para-ti', await signedIn(DEMO_ACCOUNTS[account]))
      expect(main).toContain('Esta página es para quienes quieren adoptar')
    }
  })
})
