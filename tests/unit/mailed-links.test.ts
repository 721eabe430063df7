import { describe, expect, it } from 'vitest'
import robots from '@/app/robots'
import { readSources } from '@/tests/support/sources'

const sources = readSources(['components', 'app'])
/** The one that may: the page shows it in the browser that registered the account. */
const OWN = 'components/people/accounts/email-confirmation.tsx'

describe('the page of a mailed link', () => {
  it('is closed to crawlers', () => {
    const { disallow } = [robots().rules].flat()[0] ?? {}
    const closed = [disallow ?? []].flat()
    const paths = sources
      .map(({ file }) => file)
      .filter((file) => /\[token\]\/page\.tsx$/.test(file))
      .map((file) => file.replace(/^app|\/\([^)]+\)/g, ''))
    expect(paths).toContain('/derechos/[token]/page.tsx')
    expect(paths.filter((path) => !closed.some((start) => path.startsWith(start)))).toEqual([])
  })

  it('submits nothing itself when it loads, outside the browser that registered', () => {
    const ofLinks = sources.filter(({ code }) => code.includes('name="token"'))
    expect(ofLinks.length).toBeGreaterThan(5)
    const submitting = ofLinks.filter(({ code }) => /requestSubmit|\.submit\(|\.click\(\)/.test(code))
    expect(submitting.map(({ file }) => file)).toEqual([OWN])
    const calling = ofLinks.filter(({ code }) => /useEffect/.test(code))
    expect(calling.map(({ file }) => file)).toEqual([OWN])
  })

  it('shows the form that submits itself only with the proof of the registration', () => {
    const users = sources.filter(({ code }) => code.includes('<OwnEmailConfirmation'))
    expect(users.map(({ file }) => file)).toEqual([
      'app/(auth)/email-confirmed/api/v1.0/verify/tk/[token]/page.tsx',
    ])
    expect(users[0]?.code).toMatch(/\) : isOwn \? \(\s*<OwnEmailConfirmation/)
  })
})
