/** An OpenID Connect identity linked to an account. */
export interface IdentityDto {
  issuer: string
  /** ISO string. */
  since: string
}
