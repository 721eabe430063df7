import { describe, expect, it } from 'vitest'
import { type Answer, answerCopy, answerPath, parseAnswer } from '@/lib/adoption/requests/answers'
import { peopleNames } from '@/lib/adoption/requests/copy'
import { conflictOf } from '@/lib/adoption/requests/policy'
import { othersSentence, statusSentence } from '@/lib/adoption/requests/status-copy'
import { TRANSITIONS } from '@/lib/adoption/requests/transitions'
import { isPrefetch } from '@/lib/platform/http/prefetch'
import { ADOPTION_STATUSES, type AdoptionStatus, CLOSING_REASONS } from '@/lib/text/vocabulary'
import { requestDetail } from '@/tests/support/request-detail'

const ANSWERS: Answer[] = ['accept', 'reject', 'undo', 'conclude', 'withdraw', 'renounce']

describe('the address of an answer', () => {
  it('is read back on the side that may give the answer, and ignored on the other', () => {
    for (const answer of ANSWERS) {
      const value = answerPath(1, answer).split('?accion=')[1]
      const { by } = TRANSITIONS[answer]
      expect(parseAnswer(value, by)).toBe(answer)
      expect(parseAnswer(value, by === 'owner' ? 'adopter' : 'owner')).toBeNull()
    }
    for (const value of [undefined, '', 'open', 'accept', ['aceptar', 'aceptar']])
      expect(parseAnswer(value, 'owner')).toBeNull()
  })

  it('of an answer that comes too late has a sentence for every state, without asking to reload', () => {
    for (const answer of ANSWERS)
      for (const status of ADOPTION_STATUSES)
        expect(conflictOf(answer, { status }) ?? 'Puede').toMatch(/^[^.]+$/)
    expect(conflictOf('accept', { status: 'retirada' })).toBe('Esta solicitud fue retirada')
    expect(conflictOf('accept', { status: 'aceptada' })).toBeNull()
  })
})

describe('the words of a confirmation', () => {
  it('name everybody who is affected, in the right number', () => {
    const titles = (answer: Answer, others: string[]) =>
      answerCopy(answer, requestDetail({ others })).points.map(({ title }) => title)
    expect(titles('accept', [])).toHaveLength(2)
    expect(titles('accept', ['Andrés']).at(-1)).toBe('Andrés queda en espera')
    expect(titles('accept', ['Andrés', 'Lucía']).at(-1)).toBe('Andrés y Lucía quedan en espera')
    expect(titles('undo', ['Andrés']).at(-1)).toBe('Andrés vuelve a estar en revisión')
    expect(titles('conclude', ['Andrés', 'Iván']).at(-1)).toBe('Las solicitudes de Andrés e Iván se cierran')
  })

  it('promise no mail, contact or search while the owner is suspended', () => {
    for (const answer of ['withdraw', 'renounce'] as const) {
      const request = requestDetail({ side: 'adopter', status: 'aceptada', frozen: true })
      const words = answerCopy(answer, request)
        .points.map(({ title, text }) => `${title}. ${text}`)
        .join(' ')
      expect(words).toContain('Por ahora no se lo avisamos a nadie.')
      expect(words).not.toMatch(/Le avisamos|vuelve a las búsquedas|Ya tiene/)
    }
    const withdrawn = requestDetail({ side: 'adopter', status: 'retirada', frozen: true })
    expect(statusSentence(withdrawn)).toBe('Tu solicitud fue retirada.')
  })

  it('promise and recall a phone only where there is one', () => {
    const said = (answer: Answer, own: boolean, other: boolean) => {
      const copy = answerCopy(answer, requestDetail({ phones: { own, other } }))
      return copy.points.map(({ title, text }) => `${title}. ${text}`).join(' ')
    }
    expect(said('accept', true, true)).toContain('Verán el teléfono y el correo del otro.')
    expect(said('accept', true, false)).toContain(
      'Valentina verá tu teléfono y tu correo. Tú verás su correo',
    )
    expect(said('accept', false, true)).toContain(
      'Verás el teléfono y el correo de Valentina. Valentina verá tu correo',
    )
    expect(said('accept', false, false)).toContain('Verán el correo del otro.')
    for (const answer of ['undo', 'renounce'] as const) {
      expect(said(answer, true, false)).toMatch(/Ya (conoce|tiene) tu teléfono y tu correo:/)
      expect(said(answer, false, true)).toMatch(/Ya (conoce|tiene) tu correo:/)
    }
  })

  it('promise no contacts of a foundation, which are public', () => {
    for (const other of [true, false]) {
      const request = requestDetail({ isFoundation: true, phones: { own: true, other } })
      expect(answerCopy('accept', request).points[0]).toEqual({
        title: `Verás ${other ? 'el teléfono y el correo' : 'el correo'} de Valentina`,
        text: 'Los de tu fundación ya están en su página.',
      })
    }
  })

  it('shorten long lists of names', () => {
    expect(peopleNames(['Ana', 'Luis', 'Eva'])).toBe('Ana, Luis y Eva')
    expect(peopleNames(['Ana', 'Luis', 'Eva', 'Juan', 'Rosa'])).toBe('Ana, Luis y 3 más')
  })
})

describe('the sentence about a request', () => {
  it('says to both sides where each state leads', () => {
    const sentences = (['owner', 'adopter'] as const).flatMap((side) =>
      ADOPTION_STATUSES.map((status) => statusSentence(requestDetail({ side, status }))),
    )
    expect(new Set(sentences).size).toBe(sentences.length - 1)
    for (const sentence of sentences) expect(sentence).toMatch(/^[¡A-ZÁÉÍÓÚ].*[.!]$/)
  })

  it('says why a request was closed', () => {
    const closed = (reason: (typeof CLOSING_REASONS)[number]) =>
      statusSentence(requestDetail({ side: 'adopter', status: 'cerrada', reason }))
    expect(new Set(CLOSING_REASONS.map(closed)).size).toBe(CLOSING_REASONS.length)
    expect(closed('adoptada')).toBe('Encontró otra familia. Gracias por querer darle un hogar a Frida.')
    const at = '2026-11-22T12:00:00.000Z'
    const timeline = (['aceptada', 'cerrada'] as const).map((status) => ({
      status,
      by: 'owner' as const,
      note: null,
      at,
    }))
    const ended = requestDetail({ side: 'adopter', status: 'cerrada', reason: 'retirada', timeline })
    expect(statusSentence(ended)).toMatch(/terminó la adopción.* Los datos de Camilo están en el correo/)
  })

  it('tells an adopter whose request is open again by what the last step was', () => {
    const sentence = (...statuses: AdoptionStatus[]) => {
      const at = '2026-11-22T12:00:00.000Z'
      const timeline = statuses.map((status) => ({ status, by: 'owner' as const, note: null, at }))
      return statusSentence(requestDetail({ side: 'adopter', status: 'en revisión', timeline }))
    }
    expect(sentence('enviada', 'aceptada', 'en revisión')).toContain('deshizo la aceptación')
    const resumed = ['enviada', 'aceptada', 'en revisión', 'en espera', 'en revisión'] as const
    expect(sentence(...resumed)).toContain('La otra adopción no se concretó')
    expect(sentence('enviada', 'en revisión')).toMatch(/leyendo|conversando/)
  })

  it('tells an adopter that the listing is being reviewed, while nobody can answer', () => {
    const held = (side: 'owner' | 'adopter', status: AdoptionStatus) =>
      statusSentence(requestDetail({ side, status, cannotBeAnswered: true }))
    for (const status of ['enviada', 'en revisión', 'en espera'] as const) {
      expect(held('adopter', status)).toMatch(/^Nuestro equipo está revisando esta publicación\. /)
      expect(held('owner', status)).not.toContain('Nuestro equipo')
    }
    for (const status of ['aceptada', 'retirada'] as const)
      expect(held('adopter', status)).not.toContain('Nuestro equipo')
    const renounced = answerCopy('renounce', requestDetail({ side: 'adopter', cannotBeAnswered: true }))
    expect(renounced.points.map(({ title }) => title)).toContain('Frida busca familia otra vez')
  })

  it('counts the others who ask', () => {
    expect(othersSentence(requestDetail({ others: [] }))).toBeNull()
    expect(othersSentence(requestDetail({ others: ['Ana'] }))).toBe('Otra persona también pide a Frida.')
    expect(othersSentence(requestDetail({ others: ['Ana', 'Eva'] }))).toBe(
      'Otras 2 personas también piden a Frida.',
    )
  })
})

it('recognizes what every browser says when it fetches ahead', () => {
  for (const [name, value] of [
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
  ] as const)
    expect(isPrefetch(new Headers([[name, value]]))).toBe(true)
  expect(isPrefetch(new Headers({ 'sec-fetch-dest': 'document' }))).toBe(false)
})
