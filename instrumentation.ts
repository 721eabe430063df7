/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { warmSearch } = await import('@/lib/search/search')
  warmSearch()
}
