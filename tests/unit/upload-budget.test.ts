import { describe, expect, it } from 'vitest'
import { withUploadBudget } from '@/lib/http/upload-budget'

const MB = 1024 * 1024
const full = { code: 'too_many_requests', retryAfter: 10 }

/** A body that is being worked on until it is let go. */
function place(sender: string, megabytes: number) {
  let leave = () => {}
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  const done = withUploadBudget(sender, megabytes * MB, () => left)
  return {
    async leave() {
      leave()
      await done
    },
  }
}

describe('the room for bodies with files', () => {
  it('holds some large ones, and others once those are gone', async () => {
    const [one, two] = [place('1', 60), place('2', 60)]
    await expect(withUploadBudget('3', 60 * MB, async () => 'in')).rejects.toMatchObject(full)
    expect(await withUploadBudget('3', 12 * MB, async () => 'in')).toBe('in')
    await one.leave()
    expect(await withUploadBudget('3', 60 * MB, async () => 'in')).toBe('in')
    await two.leave()
  })

  it('is never given to one sender alone', async () => {
    const one = place('1', 60)
    await expect(withUploadBudget('1', 60 * MB, async () => 'in')).rejects.toMatchObject(full)
    expect(await withUploadBudget('2', 60 * MB, async () => 'in')).toBe('in')
    await one.leave()
  })

  it('is left by work that fails, and takes in what comes alone', async () => {
    const failing = withUploadBudget('1', 100 * MB, () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    expect(await withUploadBudget('1', 500 * MB, async () => 'in')).toBe('in')
  })
})
