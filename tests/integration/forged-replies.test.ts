import { beforeEach, describe, expect, it } from 'vitest'
import { openReplies, QUESTION } from '@/tests/support/replies'

let replies: Awaited<ReturnType<typeof openReplies>>
beforeEach(async () => {
  replies = await openReplies()
  return replies.stop
})

describe('an answer by mail that the receiving server has checked', () => {
  it.each<[string, string | string[]]>([
    [
      'DMARC failed',
      'amazonses.com; spf=pass client-ip=192.0.2.1; dkim=none; dmarc=fail header.from=correo.example;',
    ],
    [
      'SPF failed and nothing is signed',
      'amazonses.com; spf=fail (spfCheck) client-ip=192.0.2.1; dkim=none; dmarc=none',
    ],
    ['neither holds', 'amazonses.com;\r\n spf=softfail;\r\n dkim=fail header.i=@correo.example'],
    [
      'its sender adds a better result',
      ['amazonses.com; dkim=pass; dmarc=pass', 'amazonses.com; spf=fail; dkim=fail; dmarc=fail'],
    ],
    [
      'its address has a quotation mark',
      'amazonses.com; spf=pass (of a"b) x; dkim=none; dmarc=fail header.from=y',
    ],
    [
      'its sender adds so many signatures of his own that the result comes last',
      `amazonses.com; ${'dkim=pass header.i=@malo.example; '.repeat(300)}spf=pass; dmarc=fail header.from=x`,
    ],
    [
      'only a signature of another domain holds',
      'amazonses.com; spf=fail; dkim=pass header.i=@malo.example; dmarc=none',
    ],
    [
      'its values begin with a space',
      [
        ' malo.example; dkim=pass header.i=@correo.example',
        ' amazonses.com; spf=fail; dkim=none; dmarc=none',
      ],
    ],
    ['the list is JSON', '["amazonses.com; dmarc=pass","amazonses.com; dmarc=fail"]'],
    [
      'its sender writes a result into the address',
      'amazonses.com; spf=fail (of "a; dkim=pass (" x) envelope-from="a; dkim=pass"@malo.example; dkim=none; dmarc=none',
    ],
  ])('is not delivered with a forged address (%s), whose owner is told', async (_, results) => {
    const { answer, bodies, refusals } = await replies.mailed()
    const id = answer({ headers: { 'Authentication-Results': results } })
    expect([await replies.arrive(id), await replies.arrive(id)]).toEqual(['forged', 'repeated'])
    expect(await bodies()).toEqual([QUESTION])
    const [mail, ...others] = await refusals()
    expect(others).toEqual([])
    expect(mail?.text).toContain('Si no fuiste tú, no tienes que hacer nada.')
    expect(mail?.text).not.toContain('uno grande')
  })

  it.each([
    ['DMARC holds', 'amazonses.com; spf=fail; dkim=pass header.i=@correo.example; dmarc=pass header.from=x'],
    [
      'it was forwarded, and is signed',
      'amazonses.com; spf=fail; dkim=pass header.i=@correo.example; dmarc=none',
    ],
    ['nothing is known of its domain', 'amazonses.com; spf=none; dkim=none; dmarc=none'],
    ['a server on its way says otherwise', 'mx.malo.example; spf=fail; dkim=fail; dmarc=fail'],
    ['a comment says otherwise', 'amazonses.com; spf=neutral (x; spf=fail) y; dkim=none; dmarc=none'],
  ])('is delivered where %s', async (_, results) => {
    const { answer, bodies } = await replies.mailed()
    expect(await replies.arrive(answer({ headers: { 'Authentication-Results': results } }))).toBe('delivered')
    expect(await bodies()).toHaveLength(2)
  })
})
