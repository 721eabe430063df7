import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { SentDialog } from '@/components/adoption/asking/sent-dialog'
import { PublishedDialog } from '@/components/foundations/reviews/published-dialog'
import { QuizOutcome } from '@/components/people/matches/quiz-outcome'
import { sentWords } from '@/lib/adoption/requests/ask-copy'
import type { FormState } from '@/lib/platform/forms/form-state'

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }))

const quiz = (answer: FormState) => (
  <QuizOutcome answer={answer} answers={{}} petId={null} onClose={() => {}} />
)
/** The bar of a dialog runs out as its timer does. */
const shown = (part: ReactElement) => {
  const html = renderToStaticMarkup(part)
  return {
    milliseconds: Number(/--drain:(\d+)ms/.exec(html)?.[1]),
    title: /<h2 [^>]*>([^<]+)/.exec(html)?.[1],
  }
}

/** Specification, sections 4 and 9. */
describe('a dialog that moves on by itself', () => {
  it('of a request that was sent stays for 3.5 seconds', () => {
    const sent = <SentDialog requestId={7} photo="/art/sin-foto.svg" {...sentWords('Camilo', null)} />
    expect(shown(sent)).toEqual({ milliseconds: 3500, title: 'Hemos enviado tu solicitud' })
  })

  it('of saved answers of the match test stays for 3.5 seconds', () => {
    const saved = quiz({ status: 'done' })
    const html = renderToStaticMarkup(saved)
    expect(html).toContain('Hemos guardado tus preferencias')
    expect(shown(saved).milliseconds).toBe(3500)
  })

  it('of a published comment stays for 2 seconds', () => {
    const published = <PublishedDialog foundationId={3} name="Huellas" />
    expect(shown(published)).toEqual({ milliseconds: 2000, title: 'Tu comentario ha sido publicado' })
  })

  it('is not that of answers that were saved before: it waits for its reader', () => {
    expect(shown(quiz({ status: 'failed', code: 'conflict' })).milliseconds).toBeNaN()
  })
})
