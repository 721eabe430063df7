export interface AuditEntryDto {
  id: number
  /** Null for the command line, or when the account is gone. */
  actor: string | null
  fromCommandLine: boolean
  action: string
  kind:
    | 'foundation'
    | 'pet'
    | 'user'
    | 'mail'
    | 'report'
    | 'review'
    | 'payment'
    | 'log'
    | 'rights'
    | 'contact'
    | 'adoption'
  /** Null for several of a kind. */
  subjectId: number | null
  /** As it is called now; where it is gone as it was called then, if that is known. */
  name: string | null
  isOpen: boolean
  count: number | null
  documentId: number | null
  reason: string | null
  createdAt: string
}
