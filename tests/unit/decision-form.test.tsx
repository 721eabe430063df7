import type { ReactFormState } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { DecisionForm } from '@/components/moderation/staff/decision-form'
import type { FormState } from '@/lib/platform/forms/form-state'

/** A server action, as the framework gives it to the page. */
vi.mock('@/components/moderation/staff/decisions', async () => {
  const { z } = await import('zod')
  const action = Object.assign(async () => ({ status: 'idle' }), {
    $$FORM_ACTION: () => ({
      name: 'decide',
      method: 'POST',
      encType: 'multipart/form-data',
      data: new FormData(),
    }),
    $$IS_SIGNATURE_EQUAL: () => true,
    bind: () => action,
  })
  const hideReview = {
    schema: z.object({}),
    action,
    id: 'hide',
    title: 'Ocultar',
    reason: { label: 'Motivo' },
  }
  return { DECISIONS: { hideReview } }
})

async function rendered(about: Record<string, string | number>, formState?: ReactFormState) {
  const form = <DecisionForm decision="hideReview" about={about} asksPassword={false} />
  return new Response(await renderToReadableStream(form, { formState })).text()
}

const CHANGED: FormState = {
  status: 'failed',
  message: 'El comentario cambió',
  values: { reason: 'Pide dinero' },
}

it('a decision about a record that changed says so without scripts, with its reason, and about no other record', async () => {
  const key = /name="\$ACTION_KEY" value="([^"]*)"/.exec(await rendered({ reviewId: 7, seen: 'a' }))?.[1]
  const answer: ReactFormState = JSON.parse(JSON.stringify([CHANGED, key, 'decide', 0]))
  const again = await rendered({ reviewId: 7, seen: 'b' }, answer)
  expect(again).toContain('El comentario cambió')
  expect(again).toContain('>Pide dinero</textarea>')
  expect(again).toContain('name="seen" value="b"')
  expect(await rendered({ reviewId: 8, seen: 'b' }, answer)).not.toContain('El comentario cambió')
})
