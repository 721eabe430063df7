export interface IdentityDto {
  issuer: string
  since: string
}
