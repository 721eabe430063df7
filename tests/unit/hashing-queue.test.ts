import { expect, it } from 'vitest'
import { type HashingPlace, makeHashingQueue } from '@/lib/people/accounts/hashing-queue'

const guesser = (address: number): HashingPlace => ({ lane: 'unknown', sender: `198.51.100.${address}` })

/** A queue whose first job runs until `open` is called, and the names of jobs in the order they ran. */
function heldQueue(maxWaiting = 1000) {
  const queue = makeHashingQueue(maxWaiting)
  const ran: string[] = []
  let open = () => {}
  const held = new Promise<void>((resolve) => {
    open = resolve
  })
  const first = queue(guesser(0), () => held)
  const add = (name: string, place: HashingPlace) =>
    queue(place, async () => {
      ran.push(name)
    })
  return { add, ran, first, open: () => open() }
}

it('whoever the account knows is next, however many addresses guess passwords', async () => {
  const { add, ran, open } = heldQueue()
  const guesses = Array.from({ length: 100 }, (_, address) => add('guess', guesser(address)))
  const owner = add('owner', { lane: 'known', sender: '203.0.113.1' })
  open()
  await Promise.all([...guesses, owner])
  expect(ran[0]).toBe('owner')
  expect(ran).toHaveLength(101)
})

it('a new address waits for three of those whom accounts know, however many they send', async () => {
  const { add, ran, open } = heldQueue()
  const known = Array.from({ length: 100 }, (_, at) =>
    add('known', { lane: 'known', sender: `account ${at % 7}` }),
  )
  const newcomers = [1, 2].map((at) => add('newcomer', { lane: 'unknown', sender: `203.0.113.${at}` }))
  open()
  await Promise.all([...known, ...newcomers])
  expect(ran.flatMap((name, at) => (name === 'newcomer' ? [at] : []))).toEqual([3, 7])
})

it('a new address waits for one guess of each address, not for all of them', async () => {
  const { add, ran, open } = heldQueue()
  const guesses = Array.from({ length: 200 }, (_, tries) => add('guess', guesser(tries % 20)))
  const newcomer = add('newcomer', { lane: 'unknown', sender: '203.0.113.1' })
  open()
  await Promise.all([...guesses, newcomer])
  expect(ran.indexOf('newcomer')).toBe(20)
})

it('a full lane makes room for somebody with fewer jobs, and refuses who has the most', async () => {
  const { add, ran, open } = heldQueue(20)
  const guesses = Array.from({ length: 20 }, (_, tries) => add('guess', guesser(tries % 2)))
  const refusedGuess = expect(guesses[18]).rejects.toMatchObject({ code: 'too_many_requests' })
  const newcomer = add('newcomer', { lane: 'unknown', sender: '203.0.113.1' })
  await refusedGuess
  await expect(add('guess', guesser(1))).rejects.toMatchObject({ code: 'too_many_requests' })
  open()
  await newcomer
  await Promise.allSettled(guesses)
  expect(ran.filter((name) => name === 'guess')).toHaveLength(19)
})

it('one job runs at a time, and a failed one holds up no other', async () => {
  const queue = makeHashingQueue(10)
  let running = 0
  const job = async () => {
    running += 1
    await Promise.resolve()
    const seen = running
    running -= 1
    return seen
  }
  const broken = queue(guesser(1), () => {
    throw new Error('broken')
  })
  const others = [queue(guesser(1), job), queue({ lane: 'known', sender: 'a' }, job), queue(guesser(2), job)]
  await expect(broken).rejects.toThrow('broken')
  expect(await Promise.all(others)).toEqual([1, 1, 1])
})
