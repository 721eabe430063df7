const SENTENCES: Readonly<Record<string, string>> = {
  'foundation.approve': 'Aprobó la fundación',
  'foundation.reject': 'Rechazó la fundación',
  'foundation.document': 'Envió otro documento de la fundación',
  'document.view': 'Abrió un documento de la fundación',
  'listing.release': 'Publicó de nuevo la mascota',
  'listing.keep': 'Descartó los reportes de la mascota',
  'listing.remove': 'Retiró la publicación de la mascota',
  'mail.resend': 'Volvió a enviar el correo',
  'admin.grant': 'Dio el rol de administración a la cuenta',
  'admin.revoke': 'Quitó el rol de administración a la cuenta',
}

/** Sentence of an audit log entry: 'Aprobó la fundación 4'. */
export function auditSentence({ action, subject }: { action: string; subject: string }): string {
  return `${SENTENCES[action] ?? action} ${subject.replace(/^\w+:/, '')}`
}
