/** Of the e-mails of emptied accounts and of mails whose recipient is gone: nothing reaches them. */
export const DELETED_DOMAIN = '@eliminada.invalid'
