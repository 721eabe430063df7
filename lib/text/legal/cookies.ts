import { RETENTION_DAYS } from '@/lib/text/retention-terms'

/** What is kept in the browser, by its name there. */
export interface KeptInBrowser {
  name: string
  purpose: string
  term: string
}

/** All cookies that exist, without a prefix such as `__Host-`. A test holds the list against the source. */
export const COOKIES: readonly KeptInBrowser[] = [
  {
    name: 'next-auth.session-token',
    purpose: 'Mantiene tu sesión después de ingresar.',
    term: `${RETENTION_DAYS.session} días; la sesión del equipo vale 12 horas`,
  },
  {
    name: 'querencia-sesion',
    purpose: 'Le dice a la página que hay una sesión, para mostrar tu menú. No dice quién eres.',
    term: `${RETENTION_DAYS.session} días`,
  },
  {
    name: 'querencia-aviso',
    purpose: 'Muestra una vez el aviso de lo que acabas de hacer.',
    term: '20 segundos',
  },
  {
    name: 'querencia-registro',
    purpose: 'Recuerda el correo con el que te registras, y a qué página volver, hasta que lo confirmas.',
    term: '1 hora',
  },
  {
    name: 'querencia-alta',
    purpose: 'Reconoce el navegador que hizo el registro cuando abres el enlace de confirmación.',
    term: '1 día',
  },
  {
    name: 'querencia-lugar',
    purpose:
      'Abre las listas de mascotas en tu ciudad o país: el que elegiste, el de tu ubicación o el de tu cuenta.',
    term: '1 año',
  },
  {
    name: 'next-auth.csrf-token',
    purpose: 'Protege el ingreso con otro proveedor. Solo si lo usas.',
    term: '10 minutos; si tardas más en volver, hasta que cierres el navegador',
  },
  {
    name: 'next-auth.callback-url',
    purpose: 'Recuerda a qué página volver después de ese ingreso. Solo si lo usas.',
    term: 'Hasta que cierres el navegador',
  },
  {
    name: 'next-auth.state, next-auth.nonce, next-auth.pkce.code_verifier',
    purpose: 'Comprueban que la respuesta del otro proveedor es la tuya. Solo si lo usas.',
    term: '15 minutos',
  },
]

const UNTIL_CLEARED = 'Hasta que borres los datos del navegador'
const UNTIL_CLOSED = 'Hasta que cierres la pestaña'

/** Everything that pages write into the browser's storage, by the beginning of its key. Held against the source too. */
export const BROWSER_STORAGE: readonly KeptInBrowser[] = [
  {
    name: 'recentPets',
    purpose: 'Muestra en el inicio las dos últimas mascotas que viste.',
    term: UNTIL_CLEARED,
  },
  {
    name: 'notLoggedUserLocation',
    purpose: 'Recuerda la ciudad de tu ubicación, si la usaste.',
    term: UNTIL_CLEARED,
  },
  {
    name: 'querencia-guardado:',
    purpose:
      'Muestra sin conexión las últimas mascotas que viste y tus favoritas: solo lo que sus páginas dicen a todos.',
    term: 'Hasta que cierres la sesión, o que otras 12 tomen su lugar',
  },
  {
    name: 'querencia-avisos',
    purpose: 'Recuerda si quisiste avisos en este dispositivo, para que terminen con tu sesión.',
    term: UNTIL_CLEARED,
  },
  {
    name: 'querencia-borrador',
    purpose: 'Guarda la publicación que estás escribiendo.',
    term: 'Sirve 30 días',
  },
  {
    name: 'querencia-fotos:',
    purpose: 'Guarda las fotos que elegiste para esa publicación hasta que terminan de subir.',
    term: 'Sirve 30 días',
  },
  {
    name: 'querencia-favorito-pendiente',
    purpose: 'Guarda el favorito que marcaste antes de ingresar.',
    term: 'Sirve 1 hora',
  },
  {
    name: 'querencia.unsent',
    purpose: 'Conserva lo que escribiste en un formulario mientras la página se vuelve a cargar.',
    term: UNTIL_CLOSED,
  },
  {
    name: 'querencia-escrito:',
    purpose:
      'Conserva lo que escribiste en un formulario hasta que lo envíes, sin contraseñas ni archivos; el registro, también después, por si tu correo estaba mal escrito.',
    term: 'Hasta que cierres la pestaña o la sesión; sirve un día, y media hora sin sesión',
  },
  {
    name: 'querencia-mensaje-',
    purpose: 'Conserva el mensaje que empezaste en una conversación.',
    term: UNTIL_CLOSED,
  },
  {
    name: 'querencia-ciudad:',
    purpose: 'Recuerda la ciudad que elegiste en un formulario, por si vuelves atrás.',
    term: UNTIL_CLOSED,
  },
  {
    name: 'querencia-vistas',
    purpose: 'Hace que cada mascota que ves cuente una sola vez.',
    term: UNTIL_CLOSED,
  },
  {
    name: 'querencia.reloaded',
    purpose: 'Evita que una página con un error se cargue una y otra vez.',
    term: UNTIL_CLOSED,
  },
]
