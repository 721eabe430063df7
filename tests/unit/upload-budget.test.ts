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
  const done = withUploadBudget(sender, megabytes * MB, () => finished)
  return {
    async finish() {
      finish()
      await done
    },
  }
}

describe('the upload budget', () => {
  it('admits large bodies until it is used up, and again once some are done', async () => {
    const [one, two] = [upload('1', 60), upload('2', 60)]
    await expect(withUploadBudget('3', 60 * MB, async () => 'in')).rejects.toMatchObject(full)
    expect(await withUploadBudget('3', 12 * MB, async () => 'in')).toBe('in')
    await one.finish()
    expect(await withUploadBudget('3', 60 * MB, async () => 'in')).toBe('in')
    await two.finish()
  })

  it('gives one sender half at most', async () => {
    const one = upload('1', 60)
    await expect(withUploadBudget('1', 60 * MB, async () => 'in')).rejects.toMatchObject(full)
    expect(await withUploadBudget('2', 60 * MB, async () => 'in')).toBe('in')
    await one.finish()
  })

  it('is released by failing work, and admits any body that is alone', async () => {
    const failing = withUploadBudget('1', 100 * MB, () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    expect(await withUploadBudget('1', 500 * MB, async () => 'in')).toBe('in')
  })
})
