/** Shown on a locked screen, so it says nothing private: a first name, a pet's name, and a path of ours. */
export interface PushNotice {
  title: string
  body: string
  path: string
  /** A later notice of the same topic takes its place: at most 32 characters of Base64url (RFC 8030, section 5.4). */
  topic: string
  /**
   * How long after a device took it the mail leaves, unless it was withdrawn; absent: at once. That a push service takes it does
   * not mean that a phone shows it.
   */
  mailsAfterHours?: number
}
