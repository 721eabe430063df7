const VERBS: Readonly<Record<string, string>> = {
  'foundation.approve': 'aprobó la fundación',
  'foundation.reject': 'rechazó la fundación',
  'foundation.document': 'envió otro documento de la fundación',
  'document.view': 'abrió un documento de la fundación',
  'listing.release': 'publicó de nuevo a',
  'listing.keep': 'descartó los reportes de',
  'listing.remove': 'retiró la publicación de',
  'mail.resend': 'volvió a enviar el correo',
  'admin.grant': 'dio el rol de administración a',
  'admin.revoke': 'quitó el rol de administración a',
}

/**
 * Verb phrase of an audit entry, between actor and subject: 'aprobó la fundación'. Falls back to the action's key.
 * @param count number of subjects that are not named
 */
export function auditVerb(action: string, count: number | null): string {
  if (action === 'mail.resend' && count !== null)
    return `volvió a enviar ${count} ${count === 1 ? 'correo' : 'correos'}`
  return VERBS[action] ?? action
}
