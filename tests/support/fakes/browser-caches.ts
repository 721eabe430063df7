/** The cache storage of a browser, as far as the service worker and its pages use it. Keys stay in the order of their last put. */
export function fakeCaches(site: string) {
  const stores = new Map<string, Map<string, Response>>()
  const addressOf = (target: string | { url: string }) =>
    new URL(typeof target === 'string' ? target : target.url, site).href

  function cacheOf(store: Map<string, Response>) {
    return {
      put: async (target: string | { url: string }, response: Response) => {
        const address = addressOf(target)
        store.delete(address)
        store.set(address, response)
      },
      match: async (target: string | { url: string }) => store.get(addressOf(target))?.clone(),
      delete: async (target: string | { url: string }) => store.delete(addressOf(target)),
      keys: async () => [...store.keys()].map((address) => new Request(address)),
    }
  }

  return {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return cacheOf(store)
    },
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (target: string) => {
      for (const store of stores.values()) {
        const found = await cacheOf(store).match(target)
        if (found) return found
      }
      return undefined
    },
  }
}
