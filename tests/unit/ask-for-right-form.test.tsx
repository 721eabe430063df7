import { afterEach, describe, expect, it, vi } from 'vitest'
import { ContactForm } from '@/components/moderation/contact/contact-form'
import { RegisterForm } from '@/components/people/accounts/register-form'
import { AskForRightForm } from '@/components/privacy/rights/ask-form'
import { NO_REPLY_EMAIL } from '@/lib/people/accounts/email-schema'
import type { FormState } from '@/lib/platform/forms/form-state'
import { draw } from '@/tests/support/markup'

const served = vi.hoisted(() => ({ answer: undefined as FormState | undefined }))
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useActionState: (action: () => FormState, first: FormState) => [served.answer ?? first, action, false],
}))
afterEach(() => {
  served.answer = undefined
})

describe('the form of rights over data', () => {
  const form = <AskForRightForm email="ana@correo.example" countryId="COL" />

  it('answers to the e-mail of the account that is signed in', () => {
    expect(draw(form)).toContain('Te respondemos a ana@correo.example')
    expect(draw(form)).not.toContain('name="email"')
  })

  it('asks for an e-mail where the session ended meanwhile, and says that it is missing', () => {
    served.answer = { status: 'invalid', code: 'invalid', fields: { email: NO_REPLY_EMAIL } }
    const drawn = draw(form)
    expect(drawn).toMatch(
      /<input[^>]*aria-invalid="true"[^>]*name="email"|<input[^>]*name="email"[^>]*aria-invalid="true"/,
    )
    expect(drawn).toContain(NO_REPLY_EMAIL)
    expect(drawn).not.toContain('Te respondemos a')
  })
})

it('browsers know which field is the country, and which the city', () => {
  const register = (
    <RegisterForm countries={[]} country="COL" cities={[]} callbackUrl={null} isCorrection={false} />
  )
  const tokens = (part: typeof register) =>
    [...draw(part).matchAll(/<select[^>]*>/g)].map(([tag]) => /autoComplete="([^"]*)"/i.exec(tag)?.[1])
  expect(tokens(<AskForRightForm email={null} countryId="" />)).toEqual(['country'])
  expect(tokens(<ContactForm />)).toEqual(['country'])
  expect(tokens(register)).toEqual(['country', 'address-level2'])
})
