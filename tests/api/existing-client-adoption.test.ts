import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { matchWire, userWire } from '@/app/api/v1.0/_wire/account'
import { petWire } from '@/app/api/v1.0/_wire/pet'
import { createDb } from '@/db/client'
import { outbox } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { DEMO_PASSWORD, hashDemoPassword } from '@/db/seed/password'
import { send } from '@/tests/support/api'
import { ExistingClient } from '@/tests/support/existing-client'
import { linkIn } from '@/tests/support/mailbox'
import { newEmail } from '@/tests/support/new-names'
import { siteDatabaseUrl } from '@/tests/support/site'

const db = createDb(siteDatabaseUrl(), { max: 1 })
afterAll(() => db.$client.end())

type Answer = Awaited<ReturnType<ExistingClient['call']>>

/** The body of a call that must not fail, also where errors come with status 200. */
function read<Schema extends z.ZodType>(schema: Schema, { status, body, text }: Answer): z.output<Schema> {
  expect([200, 201], text).toContain(status)
  for (const error of ['error', 'Error']) expect(body).not.toHaveProperty(error)
  return schema.parse(body)
}

const message = z.object({ message: z.string().min(1) })
const named = z.array(z.object({ id: z.union([z.int(), z.string()]), name: z.string() }))

const PASSWORD = 'Caminata7!'

/** What such a client sends along, from its own state. */
const JUNK = { id: null, match: [], loading: false, createdAt: 'undefined' }
const ANSWERS = {
  type: 'Ambos',
  haTenidoMascota: 'Si',
  age: 'Joven',
  genre: 'Hembra',
  coat: 'Sin pelo',
  size: 'Mediano',
}
const SAVED = {
  type: 'ambos',
  haTenidoMascota: 'Si',
  age: 'joven',
  genre: 'hembra',
  coat: 'sin pelo',
  size: 'mediano',
}

async function mailedToken(email: string): Promise<string> {
  const mails = z
    .array(z.object({ text: z.string() }))
    .parse((await send(`/dev/correo.json?to=${email}`)).body)
  return linkIn(mails[0]?.text)?.secret ?? ''
}

/** Registers as the specification's form does, with a city of a country it has just read. */
async function register(client: ExistingClient, email: string): Promise<void> {
  const countries = read(named, await client.call('GET', '/countries'))
  const country = countries.find(({ name }) => name === 'Ecuador')
  const [city] = read(named, await client.call('GET', `/cities/${country?.name}`))
  const person = {
    ...JUNK,
    role: 'user',
    name: 'Julia',
    lastName: 'Soto',
    countryId: country?.id,
    cityId: String(city?.id),
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }
  read(message, await client.submit('POST', '/user', person, []))
  read(z.object({ msg: z.string() }), await client.call('GET', `/verify/tk/${await mailedToken(email)}`))
}

const account = async (client: ExistingClient) =>
  read(userWire, await client.callWithToken('GET', `/user/${client.userId}`))

it('an existing client walks from registration to quiz and adoption requests without a failed call', async () => {
  const passwordHash = await hashDemoPassword()
  const owner = await makeUser(db, { passwordHash })
  const [wanted, other] = [await makePet(db, { ownerId: owner.id }), await makePet(db, { ownerId: owner.id })]
  const client = new ExistingClient()
  const email = newEmail()
  await register(client, email)
  await client.logIn(email, PASSWORD)
  expect(await account(client)).toMatchObject({ match: null, solicitudes: [], verification: true })

  const listed = read(z.array(petWire), await client.call('GET', `/pets/?userId=${client.userId}`))
  expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining([wanted.id, other.id]))
  const pet = read(petWire, await client.call('GET', `/pets/${wanted.id}`))
  expect(pet.contact).toMatchObject({ email: null, phone: null })

  const quiz = { ...JUNK, ...ANSWERS, userId: String(client.userId) }
  read(message, await client.callWithToken('POST', `/match/${client.userId}`, quiz))
  expect((await account(client)).match).toMatchObject(SAVED)
  const edited = await client.callWithToken('PUT', `/match/${client.userId}`, { ...quiz, type: 'Perro' })
  expect(read(z.object({ data: matchWire }), edited).data).toMatchObject({ ...SAVED, type: 'perro' })

  const path = `/adoption/sendSoli/${pet.id}/${client.userId}`
  for (let click = 0; click < 2; click++) read(message, await client.callWithToken('GET', path))
  const body = { ...JUNK, petId: String(other.id), userId: client.userId, message: 'Tenemos patio.' }
  const request = z.object({
    data: z.object({ id: z.int(), status: z.literal('enviada') }),
    ...message.shape,
  })
  const first = read(request, await client.callWithToken('POST', '/adoption', body))
  const again = read(request, await client.call('POST', '/adoption', { petId: other.id }))
  expect(again.data).toEqual(first.data)
  expect((await account(client)).solicitudes).toMatchObject([
    { id: first.data.id, petId: other.id, status: 'enviada' },
    { petId: wanted.id, status: 'enviada' },
  ])
  expect(await db.$count(outbox, eq(outbox.recipient, owner.email))).toBe(2)

  const publisher = new ExistingClient()
  await publisher.logIn(owner.email, DEMO_PASSWORD)
  const data = z.object({ data: petWire })
  for (const { id } of [wanted, other])
    read(data, await publisher.callWithToken('PATCH', `/pets/${id}`, { status: 'adoptado' }))
  const statuses = (await account(client)).solicitudes.map(({ status }) => status)
  expect(statuses).toEqual(['cerrada', 'cerrada'])
})

it('an existing client shows why a quiz or a request failed in a sentence', async () => {
  const me = await makeUser(db, { passwordHash: await hashDemoPassword() })
  const pet = await makePet(db, { ownerId: me.id })
  const client = new ExistingClient()
  const signedOut = await client.callWithToken('GET', `/adoption/sendSoli/${pet.id}/undefined`)
  expect(signedOut.status).toBe(401)
  await client.logIn(me.email, DEMO_PASSWORD)
  const failures = [
    [400, await client.callWithToken('POST', `/match/${me.id}`, { ...ANSWERS, size: '' })],
    [200, await client.callWithToken('POST', `/match/${me.id}`, ANSWERS)],
    [409, await client.callWithToken('POST', `/match/${me.id}`, ANSWERS)],
    [403, await client.callWithToken('POST', '/match/1', ANSWERS)],
    [409, await client.callWithToken('GET', `/adoption/sendSoli/${pet.id}/${me.id}`)],
    [404, await client.callWithToken('GET', `/adoption/sendSoli/999999999/${me.id}`)],
    [401, await client.call('GET', `/adoption/sendSoli/${pet.id}/${me.id}`)],
  ] as const
  for (const [status, answer] of failures) {
    expect(answer.status, answer.text).toBe(status)
    const sentence = expect.stringMatching(/^\p{Lu}.{10,}/u)
    if (status !== 200) expect(answer.body).toMatchObject({ error: sentence, Error: sentence })
  }
  expect(failures[2][1].body).toMatchObject({
    error: 'Ya tienes tus Match actualizados. Si quieres editarlos lo puedes hacer en tu perfil',
  })
})
