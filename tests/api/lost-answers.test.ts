import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { petDrafts, pets, reviews, savedSearches } from '@/db/schema'
import { makeFoundation, makePet, makeReview, makeUser } from '@/db/seed/factories'
import { TYPED_IS_BEHIND } from '@/lib/platform/http/refusals'
import { send, signedIn } from '@/tests/support/api'
import { dossierInput } from '@/tests/support/dossiers'
import { keepForm } from '@/tests/support/plain-form'
import { BASE_URL, siteDatabaseUrl } from '@/tests/support/site'

/** The database of the server under test. */
const db = createDb(siteDatabaseUrl(), { max: 2 })
afterAll(() => db.$client.end())

const newMember = async () => {
  const { id } = await makeUser(db, { phone: '+593 99 111 2222' })
  return { id, cookies: await signedIn(id) }
}

const SHOWN_BY_ITS_FORM = 'data-answered=""'

/** What a page says without scripts, and on top of it. */
async function answerOf(posting: ReturnType<typeof send>) {
  const { status, text } = await posting
  const page = text.slice(text.indexOf('<body')).replace(/<script.*?<\/script>/gs, '')
  return { status, page, alert: /<div role="alert".*?<\/div>/s.exec(page)?.[0] ?? '' }
}

describe('without JavaScript, a form whose thing is gone from its page is answered on top of it', () => {
  async function replyForm() {
    const { user } = await makeFoundation(db)
    const review = await makeReview(db, user.id)
    const cookies = await signedIn(user.id)
    const path = '/dashboard/comentarios'
    const form = await keepForm(path, 'Tu respuesta a', cookies)
    return { review, send: (reply: string) => answerOf(form({ reply }, cookies)) }
  }

  it('a reply to a comment that staff hid meanwhile, with its text', async () => {
    const { review, send: reply } = await replyForm()
    await db.update(reviews).set({ hiddenAt: new Date() }).where(eq(reviews.id, review.id))
    const { alert, page } = await reply('Gracias por venir.\nNos vemos pronto.')
    expect(alert).toContain('No encontramos ese comentario')
    expect(alert).toMatch(/>Gracias por venir\.\s+Nos vemos pronto\.</)
    expect(page).not.toContain(SHOWN_BY_ITS_FORM)
  })

  it('but where the form is still there, it says so itself', async () => {
    const { page } = await (await replyForm()).send('Llámanos al 0991234567')
    expect(page).toContain(SHOWN_BY_ITS_FORM)
  })

  it.each([
    ['a new name', 'Guardar nombre', { name: 'Perras de Ana' }, 'Perras de Ana'],
    ['a new frequency', 'Cada cuánto te avisamos', { frequency: 'diaria' }, null],
  ])('%s of a saved search that was deleted in another tab', async (_what, words, fields, typed) => {
    const { id, cookies } = await newMember()
    await db
      .insert(savedSearches)
      .values({ userId: id, name: 'Perras', path: '/searcher/pet/dog/quito', frequency: 'semanal' })
    const path = '/dashboard/busquedas'
    const form = await keepForm(path, words, cookies)
    await db.delete(savedSearches).where(eq(savedSearches.userId, id))
    const { alert, page } = await answerOf(form({ ...fields }, cookies))
    expect(alert).toContain('No encontramos esa búsqueda guardada')
    if (typed) expect(alert).toContain(typed)
    else expect(alert).not.toContain('Esto es lo que escribiste')
    expect(page).not.toContain(SHOWN_BY_ITS_FORM)
  })

  it('the first answers about a home, where another tab has saved others', async () => {
    const { cookies } = await newMember()
    const { id } = await makePet(db)
    const path = `/adoption?mascota=${id}`
    const { otherPets: _, ...home } = dossierInput()
    const answers = { ...home, 'otherPets[]': 'ninguna' }
    const typed = Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, String(value)]))
    const [first, second] = [await keepForm(path, 'petId', cookies), await keepForm(path, 'petId', cookies)]
    expect((await first(typed, cookies)).status).toBe(303)
    const { alert, page } = await answerOf(second({ ...typed, adults: '3' }, cookies))
    expect(alert).toContain('No guardamos lo que enviaste')
    expect(alert).toMatch(/: 3</)
    expect(alert).not.toContain('sigue aquí')
    expect(alert, 'a choice of two words').not.toContain('>2 a 4<')
    expect(page).not.toContain(SHOWN_BY_ITS_FORM)
  })

  it('a draft that was published in another tab keeps its form, and what was typed', async () => {
    const { user } = await makeFoundation(db)
    const cookies = await signedIn(user.id)
    const content = { fields: { name: 'Luna' }, tags: [], place: null, addresses: [], missing: [] }
    const [draft] = await db
      .insert(petDrafts)
      .values({ ownerId: user.id, name: 'Luna', content })
      .returning({ id: petDrafts.id })
    const path = `/create-pet?borrador=${draft?.id}`
    const form = await keepForm(path, 'draftId', cookies)
    await db.delete(petDrafts).where(eq(petDrafts.ownerId, user.id))
    const { status, page } = await answerOf(form({ description: 'Duerme al sol.' }, cookies))
    expect(status).toBe(200)
    expect(page).toContain('Duerme al sol.')
    expect(page, 'sent again, it is refused again').toContain(`name="draftId" value="${draft?.id}"`)
    expect(page).toContain(SHOWN_BY_ITS_FORM)
    expect((await send(path, 'GET', cookies)).status).toBe(307)
  })

  const STORY = 'Duerme al sol\ny camina despacio.'
  it.each([
    ['a pet', '/create-pet', 'name="description"', 'description'],
    ['a profile', '/dashboard/perfil', 'name="address"', 'address'],
    ['a comment', '/review/{foundation}', 'name="comment"', 'comment'],
  ])(
    '%s that was sent after the session had ended, with a way to sign in',
    async (_what, at, words, name) => {
      const { cookies } = await newMember()
      const path = at.replace('{foundation}', String((await makeFoundation(db)).user.id))
      const form = await keepForm(path, words, cookies)
      const { status, page, alert } = await answerOf(form({ [name]: STORY }))
      expect(status).toBe(200)
      expect(page).toContain('Tu sesión terminó')
      expect(alert).toContain('No guardamos lo que enviaste')
      expect(alert).toMatch(/>Duerme al sol\s+y camina despacio\.</)
      expect(alert).toContain(`href="/login?callbackUrl=${encodeURIComponent(path)}"`)
      expect(page, 'nothing of the account').not.toContain('name="madeFrom"')
      expect((await send(path)).headers.get('location'), 'no form').toMatch(/^\/login/)
      const again = await answerOf(form({ [name]: STORY }, cookies))
      expect(again.page, 'sent again, it has its page').not.toContain('Tu sesión terminó')
    },
  )

  it('and where its page is gone as well, is told where its text is', async () => {
    const { id, cookies } = await newMember()
    const pet = await makePet(db, { ownerId: id })
    const path = `/dashboard/mascotas/${pet.id}`
    const form = await keepForm(path, 'petId', cookies)
    await db.delete(pets).where(eq(pets.id, pet.id))
    const { status, page } = await answerOf(form({ name: 'Luna' }, cookies))
    expect(status).toBe(404)
    expect(page).toContain(TYPED_IS_BEHIND)
  })

  it('the report of a comment, by a page that is about the comment', async () => {
    const { user } = await makeFoundation(db)
    const shown = await makeReview(db, user.id)
    const hidden = await makeReview(db, user.id, { hiddenAt: new Date() })
    const pathOf = ({ id }: typeof shown) => `/foundation/${user.id}/reportar/${id}`
    const form = await keepForm(pathOf(shown), 'name="details"')
    const fields = { reviewId: String(hidden.id), reason: 'falsa', details: 'No es así.' }
    const { page } = await answerOf(form(fields, { origin: BASE_URL }, pathOf(hidden)))
    expect(page).toContain('Este comentario no está publicado')
    expect(page).not.toContain('No encontramos esta fundación')
  })
})
