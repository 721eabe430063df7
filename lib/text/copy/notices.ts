import type { Route } from 'next'
import { OWN_WITHDRAWN } from '@/lib/text/routes'
import { OTHER_ACCOUNT } from './sign-in-errors'

export interface NoticeWords {
  text: string
  seconds: number
  link?: { label: string; href: Route }
}

/** Flash messages; `seconds` by the specification, section 9. */
export const NOTICES = {
  signedIn: { text: 'Has iniciado sesión', seconds: 3 },
  otherAccount: { text: OTHER_ACCOUNT, seconds: 10 },
  /** Specification, section 2. */
  emailConfirmed: { text: 'Email verificado correctamente!', seconds: 5 },
  mayLogIn: { text: 'Ya puedes ingresar desde esta red con tu contraseña', seconds: 6 },
  signedOut: { text: 'Has cerrado sesión', seconds: 3 },
  passwordChanged: { text: 'La clave ha sido actualizada', seconds: 3.5 },
  resetSent: { text: 'Hemos enviado un correo a tu bandeja de entrada', seconds: 5 },
  emailAsked: { text: 'Te enviamos un enlace a tu nuevo correo', seconds: 5 },
  emailKept: { text: 'Tu correo sigue siendo el mismo', seconds: 3.5 },
  emailChanged: { text: 'Listo: desde ahora ingresas con tu nuevo correo', seconds: 5 },
  emailTakenBack: { text: 'Tu cuenta tiene otra vez tu correo. Cerramos tus otras sesiones.', seconds: 8 },
  emailRestored: { text: 'Tu cuenta tiene otra vez tu correo', seconds: 8 },
  profileSaved: { text: 'Cambios Guardados Correctamente!', seconds: 3.5 },
  profileSavedPetsMoved: {
    text: 'Cambios Guardados Correctamente! Tus mascotas se mudan contigo a tu nueva ciudad.',
    seconds: 6,
  },
  /** After saving a form whose record had changed since it was filled in. */
  savedBeside: {
    text: 'Guardamos tus cambios. En otra pestaña se habían cambiado otros datos: también quedaron guardados.',
    seconds: 8,
  },
  matchSaved: { text: 'Hemos guardado tus preferencias', seconds: 3.5 },
  dossierSaved: { text: 'Guardamos lo de tu hogar', seconds: 3.5 },
  dossierDeleted: { text: 'Borramos lo de tu hogar y las copias que enviaste', seconds: 5 },
  reviewDeleted: { text: 'Eliminamos tu comentario', seconds: 4 },
  accountDeleted: { text: 'Tu cuenta fue eliminada', seconds: 5 },
  documentReceived: { text: 'Recibimos tu documento', seconds: 4 },
  foundationApproved: { text: 'La fundación está aprobada', seconds: 4 },
  foundationRejected: { text: 'La fundación fue rechazada', seconds: 4 },
  foundationNameWaits: {
    text: 'Guardamos tus cambios. El nombre nuevo espera la revisión del equipo.',
    seconds: 6,
  },
  nameApproved: { text: 'El nombre nuevo ya se ve', seconds: 4 },
  nameRejected: { text: 'La fundación sigue con su nombre', seconds: 4 },
  petReleased: { text: 'La publicación está visible', seconds: 4 },
  petReleasedUnseen: {
    text: 'La publicación quedó aprobada. Todavía no se ve: está retirada, o la cuenta que publica espera aprobación o está detenida',
    seconds: 6,
  },
  petTakenDown: { text: 'La publicación queda retirada', seconds: 4 },
  reportDismissed: { text: 'El reporte fue descartado', seconds: 4 },
  caseClosed: { text: 'El caso se cerró y se borró', seconds: 4 },
  reviewKept: { text: 'El comentario sigue publicado', seconds: 4 },
  reviewHidden: { text: 'El comentario ya no se ve', seconds: 4 },
  reviewShown: { text: 'El comentario se ve otra vez', seconds: 4 },
  messageHidden: { text: 'El mensaje ya no se ve', seconds: 4 },
  reportAccepted: { text: 'El reporte fue aceptado', seconds: 4 },
  accountSuspended: { text: 'La cuenta está suspendida', seconds: 4 },
  accountRestored: { text: 'La cuenta está activa otra vez', seconds: 4 },
  accountBlocked: { text: 'La cuenta está bloqueada', seconds: 4 },
  petBlocked: { text: 'La publicación está bloqueada', seconds: 4 },
  blockEnded: { text: 'El bloqueo terminó', seconds: 4 },
  secondFactorReset: { text: 'El segundo factor se configura otra vez al ingresar', seconds: 5 },
  accountErased: { text: 'La cuenta se eliminó. La solicitud espera tu respuesta', seconds: 5 },
  rightsAnswered: { text: 'La respuesta va en camino y quedó guardada', seconds: 4 },
  contactAnswered: { text: 'La respuesta va en camino y quedó guardada', seconds: 4 },
  storyOffered: { text: 'Gracias por contarla: nuestro equipo la lee y te escribe', seconds: 6 },
  storyWithdrawn: { text: 'Retiramos la historia: ya nadie la ve', seconds: 4 },
  storyPublished: { text: 'La historia está publicada', seconds: 4 },
  storyRemoved: { text: 'La historia no se publica, y quien la contó lo sabe', seconds: 4 },
  contactErased: { text: 'El mensaje quedó borrado', seconds: 4 },
  contactClosed: { text: 'El mensaje quedó cerrado', seconds: 4 },
  expensePublished: { text: 'Tu gasto ya se ve en tu página', seconds: 4 },
  expenseDeleted: { text: 'Eliminamos el gasto y sus facturas', seconds: 4 },
  expenseHidden: { text: 'El gasto ya no se ve', seconds: 4 },
  slugChanged: { text: 'Tu enlace nuevo ya funciona. El anterior lleva al mismo lugar.', seconds: 5 },
  payoutRecorded: { text: 'La transferencia quedó anotada', seconds: 4 },
  payoutReversed: { text: 'La transferencia quedó anulada', seconds: 4 },
  photosUnblocked: { text: 'Esas fotos se pueden volver a subir', seconds: 5 },
  moneySettled: { text: 'Quedó como revisado', seconds: 4 },
  paymentAgrees: { text: 'Leímos el pago otra vez: ya coincide', seconds: 5 },
  paymentDiffers: { text: 'Leímos el pago otra vez y sigue sin coincidir', seconds: 6 },
  donationDiscarded: { text: 'Descartamos la donación: no se hizo ningún cobro', seconds: 5 },
  donationOnItsWay: {
    text: 'No pudimos descartarla: el pago está en camino o el proveedor de pagos no responde. Mira otra vez en un momento',
    seconds: 7,
  },
  donationPaid: { text: 'Esa donación ya se pagó', seconds: 5 },
  monthlyCancelled: { text: 'Tu aporte mensual terminó: no habrá más cobros', seconds: 5 },
  monthlyCancelledLater: {
    text: 'Tu aporte mensual terminó. El proveedor de pagos no responde ahora: seguimos avisándole hasta que lo confirme. No tienes que hacer nada, y si llegara un cobro lo revisamos para devolvértelo.',
    seconds: 12,
  },
  mailQueued: { text: 'El correo va en camino otra vez', seconds: 4 },
  searchKept: {
    text: 'Ya tenías guardada esta búsqueda: desde ahora te avisamos como elegiste.',
    seconds: 6,
  },
  searchSaved: { text: 'Guardamos tu búsqueda. Te escribimos cuando llegue una mascota así.', seconds: 5 },
  consentChanged: { text: 'Guardamos tu decisión', seconds: 3.5 },
  searchChanged: { text: 'Cambios Guardados Correctamente!', seconds: 3.5 },
  draftDeleted: { text: 'Eliminamos el borrador', seconds: 4 },
  searchDeleted: { text: 'Eliminamos la búsqueda guardada', seconds: 4 },
  searchGone: { text: 'Esa búsqueda guardada ya estaba eliminada', seconds: 5 },
  petCreated: {
    text: 'Tu mascota ha sido creada correctamente!. Si alguien está interesado en adoptarla recibirás un email con información al respecto.',
    seconds: 6,
  },
  petHeld: {
    text: 'Guardamos tu mascota. Nuestro equipo la revisa antes de mostrarla, porque el texto parece tener un teléfono, un correo, un enlace, datos bancarios o un precio. Si lo quitas, se publica al momento.',
    seconds: 12,
  },
  petInReview: {
    text: 'Guardamos tu mascota. Nuestro equipo la mira antes de mostrarla, porque hace poco retiró otra publicación tuya: mientras tanto nadie más la ve.',
    seconds: 12,
  },
  petOther: {
    text: 'Ya habías publicado esta mascota con las mismas fotos. Lo que escribiste ahora no se guardó: si es la misma, cámbiala aquí.',
    seconds: 10,
  },
  photosNeedSession: {
    text: 'Para publicar con tus fotos, primero inicia sesión. Después compártelas otra vez desde tu galería.',
    seconds: 10,
  },
  photosLeftOut: {
    text: 'No pudimos recibir todas las fotos que compartiste. Elige aquí las que faltan.',
    seconds: 8,
  },
  petSaved: { text: 'Cambios Guardados Correctamente!', seconds: 3.5 },
  petFreed: { text: 'Listo: tu mascota ya se ve. Cambios Guardados Correctamente!', seconds: 6 },
  petRemoved: {
    text: 'Tu mascota fue eliminada',
    seconds: 8,
    link: { label: 'Ver retiradas', href: OWN_WITHDRAWN },
  },
  requestOpenAlready: { text: 'Ya enviaste tu solicitud. Este mensaje no se envió', seconds: 6 },
  requestAccepted: { text: 'Aceptaste la solicitud: ya pueden hablar', seconds: 5 },
  requestRejected: { text: 'Enviamos tu respuesta', seconds: 4 },
  requestRejectedAlready: { text: 'Ya habías respondido que no. Este texto no se envió', seconds: 6 },
  requestWithdrawn: { text: 'Retiraste tu solicitud', seconds: 4 },
  acceptanceUndone: { text: 'Deshiciste la aceptación y avisamos a todos', seconds: 5 },
  adoptionConcluded: { text: 'Qué alegría: tu mascota ya tiene familia', seconds: 5 },
  petReturned: { text: 'Está otra vez en adopción, con su historia', seconds: 5 },
  petBackUnseen: {
    text: 'Tu mascota busca familia otra vez. Por ahora su publicación no se ve: en Mis Mascotas te contamos por qué.',
    seconds: 8,
  },
  petConfirmedUnseen: {
    text: 'Gracias: anotamos que sigue esperando una familia. Por ahora su publicación no se ve: en Mis Mascotas te contamos por qué.',
    seconds: 8,
  },
  replyPublished: { text: 'Tu respuesta ha sido publicada', seconds: 4 },
  petSavedHeld: {
    text: 'Guardamos tus cambios. Mientras nuestro equipo los revisa nadie más ve la publicación, porque el texto parece tener un teléfono, un correo, un enlace, datos bancarios o un precio. Si lo quitas, vuelve a verse al momento.',
    seconds: 12,
  },
  petSavedWithdrawnHeld: {
    text: 'Guardamos tus cambios. Si la publicas otra vez, nuestro equipo la revisa antes de mostrarla, porque el texto parece tener un teléfono, un correo, un enlace, datos bancarios o un precio.',
    seconds: 12,
  },
  petSavedWithdrawnInReview: {
    text: 'Guardamos tus cambios. Si la publicas otra vez, nuestro equipo la revisa antes de mostrarla.',
    seconds: 6,
  },
  petSavedInReview: {
    text: 'Guardamos tus cambios. Nuestro equipo está revisando esta publicación: mientras tanto nadie más la ve.',
    seconds: 6,
  },
} as const satisfies Record<string, NoticeWords>

export type Notice = keyof typeof NOTICES
