/** A cookie that this site sets, by its name without a prefix such as `__Host-`. */
export interface CookieRow {
  name: string
  purpose: string
  term: string
}

/** All that exist. A test holds the list against the source. */
export const COOKIES: readonly CookieRow[] = [
  {
    name: 'next-auth.session-token',
    purpose: 'Mantiene tu sesión después de ingresar.',
    term: '30 días; del equipo, 12 horas',
  },
  {
    name: 'querencia-sesion',
    purpose: 'Le dice a la página que hay una sesión, para mostrar tu menú. No te identifica.',
    term: '30 días',
  },
  {
    name: 'querencia-aviso',
    purpose: 'Muestra una vez el aviso de lo que acabas de hacer.',
    term: '20 segundos',
  },
  {
    name: 'querencia-registro',
    purpose: 'Recuerda el correo con el que te registras hasta que lo confirmas.',
    term: '1 hora',
  },
  {
    name: 'querencia-alta',
    purpose: 'Reconoce el navegador que hizo el registro cuando abres el enlace de confirmación.',
    term: '1 día',
  },
  {
    name: 'next-auth.csrf-token',
    purpose: 'Protege el ingreso con otro proveedor. Solo si lo usas.',
    term: '10 minutos',
  },
  {
    name: 'next-auth.callback-url',
    purpose: 'Recuerda a qué página volver después de ese ingreso. Solo si lo usas.',
    term: 'Hasta que cierras el navegador',
  },
  {
    name: 'next-auth.state, next-auth.nonce, next-auth.pkce.code_verifier',
    purpose: 'Comprueban que la respuesta del otro proveedor es la tuya. Solo si lo usas.',
    term: '15 minutos',
  },
]
