import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { expect, it } from 'vitest'

it('modules of the framework keep what belongs to a request, as in its server', () => {
  const store = { route: '/pets' } as never
  expect(workAsyncStorage.run(store, () => workAsyncStorage.getStore())).toBe(store)
})
