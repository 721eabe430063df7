import { describe, expect, it } from 'vitest'
import { send, signedIn } from '@/tests/support/api'
import { DEMO_ACCOUNTS } from '@/tests/support/demo'

const DASHBOARD = ['', '/perfil', '/mascotas', '/adoptante', '/donations', '/foundation', '/auth0'].map(
  (tab) => `/dashboard${tab}`,
)
const PERSONAL = ['/create-pet', '/favorites', '/para-ti', ...DASHBOARD]
const STAFF = [
  '/admin',
  `/admin/fundaciones/${DEMO_ACCOUNTS.pendiente}`,
  '/admin/bitacora',
  '/admin/documentos/1',
]

describe('pages that are not for everybody', () => {
  it.each([...PERSONAL, ...STAFF])('%s requires login and returns after it', async (path) => {
    const { status, headers } = await send(path)
    const login = `/login?callbackUrl=${encodeURIComponent(path)}`
    expect([status, headers.get('location')]).toEqual([307, login])
  })

  it.each(['adopta', 'fundacion'] as const)('the staff area is a 404 for %s', async (who) => {
    const cookies = await signedIn(DEMO_ACCOUNTS[who])
    for (const path of STAFF) expect((await send(path, 'GET', cookies)).status, path).toBe(404)
  })
})
