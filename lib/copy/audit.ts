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
 * What an entry of the audit log says between who and whom: 'aprobó la fundación'. An unknown action is its key.
 * @param count how many it was about, where that has no names
 */
export function auditVerb(action: string, count: number | null): string {
  if (action === 'mail.resend' && count !== null)
    return `volvió a enviar ${count} ${count === 1 ? 'correo' : 'correos'}`
  return VERBS[action] ?? action
}
