/** Shown on a locked screen, so it says nothing private: a first name, a pet's name, and a path of ours. */
export interface PushNotice {
  title: string
  body: string
  path: string
  /** A later notice of the same topic takes its place: at most 32 characters of Base64url (RFC 8030, section 5.4). */
  topic: string
}
