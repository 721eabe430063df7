import { describe, expect, it } from 'vitest'
import { withUploadBudget } from '@/lib/platform/http/upload-budget'

const MB = 1024 * 1024
const full = { code: 'too_many_requests', retryAfter: 10 }

/** A body in progress until it is finished. */
function upload(sender: string, megabytes: number) {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const done = withUploadBudget(sender, (arrived) => {
    arrived(megabytes * MB)
    return finished
  })
  return {
    async finish() {
      finish()
      await done
    },
  }
}

/** One that arrives at once. */
const short = (sender: string, megabytes: number) =>
  withUploadBudget(sender, async (arrived) => {
    for (let megabyte = 0; megabyte < megabytes; megabyte++) arrived(MB)
    return 'in'
  })

describe('the upload budget', () => {
  it('admits large bodies until it is used up, and again once some are done', async () => {
    const [one, two] = [upload('1', 60), upload('2', 60)]
    await expect(short('3', 60)).rejects.toMatchObject(full)
    expect(await short('3', 12)).toBe('in')
    await one.finish()
    expect(await short('3', 60)).toBe('in')
    await two.finish()
  })

  it('gives one sender half at most', async () => {
    const one = upload('1', 60)
    await expect(short('1', 60)).rejects.toMatchObject(full)
    expect(await short('2', 60)).toBe('in')
    await one.finish()
  })

  it('is not taken by bodies of which nothing arrives', async () => {
    const silent = Array.from({ length: 200 }, (_, at) => upload(String(at), 0))
    expect(await short('1', 100)).toBe('in')
    for (const one of silent) await one.finish()
  })

  it('is released by failing work, and admits any body that is alone', async () => {
    const failing = withUploadBudget('1', async (arrived) => {
      arrived(100 * MB)
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await short('1', 500)).toBe('in')
  })
})
