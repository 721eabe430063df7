import type { ApiRow } from './api-rows'

/** For everybody else there is no such page. */
const staff = (at?: string): ApiRow => ({ anonymous: 307, admin: 200, rest: 404, at })

/** Rows of `API_MATRIX`. */
export const STAFF_PAGES: Record<string, ApiRow> = {
  'GET /admin': staff(),
  'GET /admin/avisos': staff(),
  'GET /admin/avisos/[id]': staff('/admin/avisos/100015'),
  'GET /admin/avisos/comentarios/[id]': staff('/admin/avisos/comentarios/1'),
  'GET /admin/avisos/eliminadas/[id]': { anonymous: 307, rest: 404, at: '/admin/avisos/eliminadas/1' },
  'GET /admin/avisos/conversaciones/[id]': staff('/admin/avisos/conversaciones/1'),
  'GET /admin/correos': staff(),
  'GET /admin/historias': staff(),
  'GET /admin/historias/[id]': { anonymous: 307, rest: 404, at: '/admin/historias/999999999' },
  'GET /admin/historias/[id]/fotos/[photo]': {
    anonymous: 307,
    rest: 404,
    at: '/admin/historias/999999999/fotos/1',
  },
  'GET /admin/contacto': staff(),
  'GET /admin/contacto/[id]': { anonymous: 307, rest: 404, at: '/admin/contacto/1' },
  'GET /admin/derechos': staff(),
  'GET /admin/derechos/[id]': { anonymous: 307, rest: 404, at: '/admin/derechos/1' },
  'GET /admin/cuentas': staff(),
  'GET /admin/cuentas/[id]': staff('/admin/cuentas/2'),
  'GET /admin/dinero': staff(),
  'GET /admin/dinero/[id]': staff('/admin/dinero/1'),
  'GET /admin/dinero/pagos/[event]': staff('/admin/dinero/pagos/evt_prueba_demo_suelto'),
  'GET /admin/donaciones': staff(),
  'GET /admin/donaciones/[id]': staff('/admin/donaciones/3'),
  'GET /admin/fundaciones': staff(),
  'GET /admin/fundaciones/[id]': staff('/admin/fundaciones/4'),
  'GET /admin/bitacora': staff(),
  'GET /admin/bitacora/csv': { ...staff(), admin: 307 },
  'GET /admin/documentos/[id]': staff('/admin/documentos/1'),
}
