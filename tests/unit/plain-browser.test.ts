import { expect, it } from 'vitest'
import { PlainBrowser } from '@/tests/support/plain-browser'
import { BASE_URL } from '@/tests/support/site'

type Sent = { path: string; method: string; headers: Record<string, string>; body: string }
type Given = { status?: number; headers?: [string, string][] }

/** A browser on a site whose only page is this, and what it has asked for since. */
async function openPage(html: string, { status = 200, headers = [] }: Given = {}) {
  const sent: Sent[] = []
  const ask = async (path: string, method = 'GET', asked = {}, body: string | Buffer = '') => {
    sent.push({ path, method, headers: asked, body: String(body) })
    const text = path === '/' ? html : ''
    const received = path === '/' ? headers : []
    const answered = path === '/' ? status : 200
    return { status: answered, headers: new Headers(received), text, bytes: Buffer.from(text), body: null }
  }
  const visitor = new PlainBrowser(ask)
  await visitor.open('/')
  sent.length = 0
  return { visitor, sent }
}

const FORM = (inside: string, attributes = '') =>
  `<form action="/sent" method="post" ${attributes}>${inside}<button>Go</button></form>`

/** What a form sends by its button `Go`. */
async function entriesOf(inside: string, attributes = '', fill = (_: PlainBrowser) => {}) {
  const { visitor, sent } = await openPage(FORM(inside, attributes))
  fill(visitor)
  await visitor.press('Go')
  return sent.at(-1)?.body
}

it.each([
  ['of another type', '<button type="button">Press</button>'],
  ['that empties the form', '<button type="reset">Press</button>'],
  ['that is disabled', '<button disabled>Press</button>'],
  ['in a disabled fieldset', '<fieldset disabled><button>Press</button></fieldset>'],
  ['in a dialog’s form', '</form><form method="dialog"><button>Press</button></form>'],
  ['without a form', '</form><button>Press</button>'],
  ['that nobody sees', '<button hidden>Press</button>'],
])('a button %s sends nothing', async (_which, button) => {
  const { visitor, sent } = await openPage(FORM(button))
  await expect(visitor.press('Press')).rejects.toThrow(/sends nothing|0 ×/)
  expect(sent).toEqual([])
})

it.each([
  ['an input that sends', '<input type="submit" name="a" value="Press">', 'a=Press'],
  [
    'a button in the legend of a disabled fieldset',
    '<fieldset disabled><legend><button name="a" value="1">Press</button></legend></fieldset>',
    'a=1',
  ],
  [
    'a button outside that names its form',
    '</form><form id="f" action="/sent" method="post"></form><button form="f" name="a" value="1">Press</button>',
    'a=1',
  ],
  [
    'a button in its place among the fields',
    '<input name="a"><button name="b">Press</button><input name="c">',
    'a=&b=&c=',
  ],
  ['a picture that sends', '<input type="image" name="a" alt="Press">', 'a.x=0&a.y=0'],
  ['no other button', '<input type="submit" name="x" value="Y"><button name="a">Press</button>', 'a='],
])('sends %s', async (_what, inside, body) => {
  const { visitor, sent } = await openPage(FORM(inside))
  await visitor.press('Press')
  expect(sent.map((one) => one.body)).toEqual([body])
})

it.each(['noscript:block', 'md:flex', 'max-lg:contents', 'max-[22rem]:inline-block'])(
  'what is hidden but for %s is shown',
  async (shown) => {
    expect((await openPage(`<p class="hidden ${shown}">Seen</p>`)).visitor.words()).toBe('Seen')
  },
)

it.each([
  '',
  'signed-in:block',
  'print:block',
  'group-open:block',
  'pointer-coarse:grid',
  'target:block',
  'peer-checked:block',
  'noscript:hidden',
])('what is hidden but for %s is not shown', async (other) => {
  expect((await openPage(`<p class="hidden ${other}">Seen</p>`)).visitor.words()).toBe('')
})

it.each(['can-has:hidden', 'noscript:hidden', 'signed-out:hidden'])('%s hides', async (hides) => {
  expect((await openPage(`<p class="block ${hides}">Seen</p>`)).visitor.words()).toBe('')
})

it('what is about the session is shown as the server has said', async () => {
  const inside = '<p class="hidden signed-in:block">In</p><p class="signed-out:hidden">Also</p>'
  const out = '<p class="signed-in:hidden">Out</p>'
  expect((await openPage(`<div data-person>${inside}${out}</div>`)).visitor.words()).toBe('In Also')
  expect((await openPage(`<div>${inside}${out}</div>`)).visitor.words()).toBe('Out')
})

it('what a choice reveals is shown once it is chosen', async () => {
  const { visitor } = await openPage(
    `<form class="group/form"><label><input type="radio" name="r" value="a">A</label>
    <label>Day<select><option value="x">X</option><option value="y">Y</option></select></label>
    <p class="can-has:hidden group-has-[[value=a]:checked]/form:grid">Radio</p>
    <p class="can-has:hidden group-has-[option[value=y]:checked]/form:block">Option</p></form>`,
  )
  expect(visitor.shows('Radio')).toBe(false)
  visitor.check('A')
  expect([visitor.shows('Radio'), visitor.shows('Option')]).toEqual([true, false])
  visitor.select('Day', 'Y')
  expect(visitor.shows('Option')).toBe(true)
})

it('what is in closed details is neither shown nor found until they are unfolded', async () => {
  const { visitor, sent } = await openPage(
    `<details><summary>More</summary>text <p>Inside</p>${FORM('')}</details><details open>Open</details>`,
  )
  expect(visitor.words()).toBe('More Open')
  await expect(visitor.press('Go')).rejects.toThrow('0 ×')
  visitor.unfold('More')
  expect(visitor.words()).toBe('More text Inside Go Open')
  expect(() => visitor.unfold('More')).toThrow('0 ×')
  await visitor.press('Go')
  expect(sent).toHaveLength(1)
})

it.each([
  ['a text', '<input name="a" required>'],
  ['a box', '<input name="a" type="checkbox" required>'],
  ['a choice', '<input name="a" type="radio" required>'],
  ['a select', '<select name="a" required><option value="">None</option></select>'],
  ['a file', '<input name="a" type="file" required>'],
  ['a text area', '<textarea name="a" required></textarea>'],
  ['an e-mail', '<input name="a" type="email" value="ana">'],
  ['a pattern', '<input name="a" pattern="\\d+" value="x">'],
  ['a number that is too small', '<input name="a" type="number" min="2" value="1">'],
  ['a number that is too large', '<input name="a" type="number" max="2" value="3">'],
])('a browser asks for %s first, unless the form or its button says not to', async (_what, field) => {
  await expect(entriesOf(field)).rejects.toThrow('fill in a first')
  await expect(entriesOf(field, 'novalidate')).resolves.toBeDefined()
  const { visitor, sent } = await openPage(FORM(`${field}<button formnovalidate>Anyway</button>`))
  await visitor.press('Anyway')
  expect(sent).toHaveLength(1)
})

it('what is disabled, unnamed or not chosen is not sent, and lines end as browsers end them', async () => {
  const select = (options: string, more = '') => `<select name="s" ${more}>${options}</select>`
  expect(
    await entriesOf('<fieldset disabled><legend><input name="a"></legend><input name="b"></fieldset>'),
  ).toBe('a=')
  expect(await entriesOf('<input name="a" disabled><input value="x"><input type="checkbox" name="c">')).toBe(
    '',
  )
  expect(
    await entriesOf('<input type="radio" name="r" value="1"><input type="radio" name="r" checked>'),
  ).toBe('r=on')
  expect(await entriesOf(select('<option disabled selected>No</option><option>Yes</option>'))).toBe('')
  expect(await entriesOf(select('<option disabled>No</option><option>Yes</option>'))).toBe('s=Yes')
  const several = '<option selected>1</option><option selected disabled>2</option><option selected>3</option>'
  expect(await entriesOf(select(several, 'multiple'))).toBe('s=1&s=3')
  expect(await entriesOf('<textarea name="t">\na\nb</textarea>')).toBe('t=a%0D%0Ab')
})

it('a form with files names them as browsers do, and one without its file has an empty name', async () => {
  const fields =
    '<input name="none" type="file"><input name="a&quot;b" type="file" aria-label="File" required>'
  const body = await entriesOf(fields, 'enctype="multipart/form-data"', (visitor) =>
    visitor.attach('File', new File(['bytes'], 'x"y.txt', { type: 'text/plain' })),
  )
  expect(body).toContain('name="none"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n')
  expect(body).toContain('name="a%22b"; filename="x%22y.txt"\r\nContent-Type: text/plain\r\n\r\nbytes\r\n')
})

it.each([
  ['a disabled field', '<input aria-label="Field" disabled>'],
  ['one that is only read', '<input aria-label="Field" readonly>'],
  ['a number, with words', '<input aria-label="Field" type="number">'],
  ['a short one, with more', '<input aria-label="Field" maxlength="2">'],
  ['a box', '<input aria-label="Field" type="checkbox">'],
])('nobody fills in %s', async (_what, field) => {
  const { visitor } = await openPage(field)
  expect(() => visitor.fill('Field', 'words')).toThrow('Field')
})

it('of several parts with the words none is taken, but the innermost, or the one of that name', async () => {
  const { visitor } = await openPage(
    '<ul aria-label="Named"><li>One</li><li>One more</li></ul><ul id="b"><li>Named<ul id="c"><li>Deep</li></ul></li></ul>',
  )
  expect(() => visitor.part('li', 'One')).not.toThrow()
  expect(() => visitor.part('li', 'O')).toThrow('2 ×')
  expect(visitor.part('ul', 'Deep').id).toBe('c')
  expect(visitor.part('ul', 'Named').getAttribute('aria-label')).toBe('Named')
})

it('stays on the site, and sends forms where the page’s policy lets it', async () => {
  const { visitor } = await openPage('<a href="https://other.example/">Away</a>')
  await expect(visitor.follow('Away')).rejects.toThrow('leads to https://other.example/')
  const away = await openPage(FORM('<button formaction="https://other.example/">Away</button>'))
  await expect(away.visitor.press('Away')).rejects.toThrow('leads to')
  const policy = "default-src 'none'; form-action 'none'"
  const refused = await openPage(FORM(''), { headers: [['content-security-policy', policy]] })
  await expect(refused.visitor.press('Go')).rejects.toThrow('may send no form')
  await expect(
    openPage('', { status: 307, headers: [['location', 'https://other.example/']] }),
  ).rejects.toThrow('leads to')
  await expect(openPage('', { status: 500 })).rejects.toThrow('answered 500')
})

it('says where a form comes from, unless the page’s policy is to say nothing', async () => {
  const originFrom = async (html: string, headers: [string, string][] = []) => {
    const { visitor, sent } = await openPage(`${html}${FORM('')}`, { headers })
    await visitor.press('Go')
    return sent[0]?.headers.origin
  }
  expect(await originFrom('')).toBe(BASE_URL)
  expect(await originFrom('', [['referrer-policy', 'same-origin']])).toBe(BASE_URL)
  expect(await originFrom('', [['referrer-policy', 'no-referrer']])).toBe('null')
  expect(await originFrom('<meta name="referrer" content="no-referrer">')).toBe('null')
})

it('keeps cookies for as long and where they are meant to be', async () => {
  const { visitor, sent } = await openPage('<img src="/api/seen"><a href="/desk/a">Desk</a>', {
    headers: [
      ['set-cookie', 'a=1; Path=/'],
      ['set-cookie', 'b=2; Path=/desk'],
      ['set-cookie', 'gone=3; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
    ],
  })
  expect([visitor.hasCookie('a'), visitor.hasCookie('gone')]).toEqual([true, false])
  expect(visitor.cookie()).toEqual({ cookie: 'a=1' })
  await visitor.follow('Desk')
  expect(sent.at(-1)?.headers.cookie?.split('; ').sort()).toEqual(['a=1', 'b=2'])
})
