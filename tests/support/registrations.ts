import pLimit from 'p-limit'

/** How many people press the button in the same moment. */
const AT_ONCE = 4

/** Somebody who has registered, and how long the answer took. */
export interface Answered {
  email: string
  milliseconds: number
}

let people = 0

/**
 * Registers people through the API of a server, a few at a time.
 * @param options.pauseMs from one to the next, so that a number of them fills a minute.
 * @param options.onAnswer called in the moment somebody has the answer.
 */
export async function registerMany(
  url: string,
  count: number,
  { pauseMs = 0, onAnswer }: { pauseMs?: number; onAnswer?: (email: string) => void } = {},
): Promise<Answered[]> {
  const [city] = (await (await fetch(`${url}/api/v1.0/cities/ECU`)).json()) as { id: number }[]
  const queue = pLimit(AT_ONCE)
  const answers: Promise<Answered>[] = []
  for (let i = 0; i < count; i++) {
    answers.push(
      queue(async () => {
        const answered = await register(
          url,
          `multitud-${process.pid}-${++people}@correo.example`,
          city?.id ?? 0,
        )
        onAnswer?.(answered.email)
        return answered
      }),
    )
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return Promise.all(answers)
}

async function register(url: string, email: string, cityId: number): Promise<Answered> {
  const person = {
    role: 'user',
    name: 'Multitud',
    lastName: 'Prueba',
    countryId: 'ECU',
    cityId: String(cityId),
    email,
    password: 'Caminata7!',
    confirmPassword: 'Caminata7!',
  }
  const start = performance.now()
  const answer = await fetch(`${url}/api/v1.0/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  const { message } = (await answer.json()) as { message?: string }
  if (!message) throw new Error(`${email} could not register: ${answer.status}`)
  return { email, milliseconds: performance.now() - start }
}
