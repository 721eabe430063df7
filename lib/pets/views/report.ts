const KEY = 'querencia-vistas'
const MOST = 500

/** In this browser session; false where nothing can be stored. */
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

export function reportView(petId: number): void {
  if (isFirstView(petId)) navigator.sendBeacon(`/api/pets/${petId}/view`)
}
