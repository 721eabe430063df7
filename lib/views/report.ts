const KEY = 'querencia-vistas'
/** Pets that are remembered as seen. */
const MOST = 500

/** Whether this browser session sees the pet for the first time. Where nothing can be kept, it is not counted. */
function isFirstView(petId: number): boolean {
  try {
    const seen: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    const ids = Array.isArray(seen) ? seen : []
    if (ids.includes(petId)) return false
    sessionStorage.setItem(KEY, JSON.stringify([...ids, petId].slice(-MOST)))
    return true
  } catch {
    return false
  }
}

/** Has a visit to a pet's page counted, once in a browser session. Nobody waits for it, and nothing is lost without. */
export function reportView(petId: number): void {
  if (isFirstView(petId)) navigator.sendBeacon(`/api/pets/${petId}/view`)
}
