/** Specification, sections 3 and 9; docs/decisions/0003. */

export const PET_TYPES = ['perro', 'gato', 'otro'] as const
export const AGES = ['cachorro', 'joven', 'adulto', 'adulto mayor'] as const
export const GENDERS = ['macho', 'hembra'] as const
export const SIZES = ['pequeño', 'mediano', 'grande', 'extra grande'] as const
export const COATS = ['sin pelo', 'corto', 'mediano', 'largo', 'ondulado', 'rizado'] as const
export const HEALTHS = ['vacunas al dia', 'no vacunado'] as const
export const TAGS = ['amigable', 'cariñoso', 'protector', 'inteligente', 'divertido', 'tranquilo'] as const
export const PET_STATUSES = ['adoptable', 'en proceso', 'adoptado', 'inactivo'] as const
/** `null` means unknown. */
export const COMPANIONS = ['children', 'dogs', 'cats'] as const
export const CARES = ['house_trained', 'special_needs'] as const
/** Orders of a search by the date of publishing. */
export const WAITING = ['reciente', 'antiguo'] as const

/** 'fundation' is the contract's spelling; our own code says foundation. */
export const ROLES = ['user', 'fundation', 'admin'] as const
export const FOUNDATION_STATUSES = ['pendiente', 'aprobada', 'rechazada'] as const
export const MATCH_TYPES = ['perro', 'gato', 'ambos'] as const
export const HAD_PET_ANSWERS = ['Si', 'No'] as const
export const QUIZ_ANSWERS = {
  type: MATCH_TYPES,
  haTenidoMascota: HAD_PET_ANSWERS,
  age: AGES,
  gender: GENDERS,
  coat: COATS,
  size: SIZES,
} as const
/** 'Me da igual', in forms and URLs: every question but the type has it. */
export const ANY_ANSWER = 'cualquiera'
/** What an adopter may leave open. */
export const UNSETTABLE_ANSWERS = ['hadPet', 'age', 'gender', 'coat', 'size'] as const
export const ADOPTION_STATUSES = [
  'enviada',
  'en revisión',
  'en espera',
  'aceptada',
  'rechazada',
  'retirada',
  'concluida',
  'devuelta',
  'cerrada',
] as const
/** At most one per adopter and pet. */
export const OPEN_ADOPTION_STATUSES = ['enviada', 'en revisión', 'en espera', 'aceptada'] as const
export const UNDECIDED_ADOPTION_STATUSES = ['enviada', 'en revisión'] as const
export const REJECTION_REASONS = [
  'otra familia',
  'tiene familia',
  'niños',
  'horas',
  'lejos',
  'arrendador',
  'sin respuesta',
  'otro',
] as const
/** Why a request was closed: its pet was adopted, withdrawn by its owner, removed by staff, or the owner left. */
export const CLOSING_REASONS = ['adoptada', 'retirada', 'equipo', 'cuenta'] as const
export const HOMES = ['casa', 'apartamento', 'finca'] as const
export const TENURES = ['propio', 'familiar', 'arrendado con permiso', 'arrendado sin permiso'] as const
export const OTHER_PETS = ['perros', 'gatos', 'otras'] as const
export const HOURS_ALONE = ['menos de 2', '2 a 4', '4 a 8', 'más de 8'] as const
/** In days after the adoption. */
export const CHECK_IN_DAYS = [2, 7, 30, 90] as const
export const CHECK_IN_ANSWERS = ['muy bien', 'adaptándose', 'no funcionó'] as const
export const RUNNING_FREQUENCIES = ['al instante', 'diaria', 'semanal'] as const
export const NOTICE_FREQUENCIES = [...RUNNING_FREQUENCIES, 'en pausa'] as const
/** What an account permits: its dossier, notices of saved searches, questions after an adoption, stories that everybody reads. */
export const CONSENT_PURPOSES = ['hogar', 'avisos', 'seguimiento', 'historias'] as const
export const CONSENT_WAYS = ['form', 'mail link'] as const
export const DONATION_STATUSES = ['pendiente', 'aprobado', 'rechazado', 'reembolsado'] as const
export const PAYMENT_EVENT_KINDS = [
  'pagado',
  'fallido',
  'vencido',
  'reembolsado',
  'reembolso fallido',
  'disputado',
  // Which payment paid an invoice of a monthly gift.
  'factura cobrada',
  'suscripción terminada',
] as const
export const PAYMENT_ISSUES = [
  'sin donación',
  'monto distinto',
  'fundación cerrada',
  'aporte terminado',
  'reembolso fallido',
  'disputa',
] as const
export const PAYMENT_DIFFERENCES = [
  'falta aquí',
  'falta allá',
  'monto',
  'moneda',
  'devuelto',
  'disputa',
] as const
/** Nobody has paid yet; charged monthly; never charged again. */
export const MONTHLY_STATUSES = ['pendiente', 'activo', 'terminado'] as const
/** The first by our word, the others by the provider's. */
export const MONTHLY_DECISIONS = [
  'donante',
  'adoptada',
  'retirada',
  'fundación cerrada',
  'cuenta suspendida',
  'cuenta eliminada',
  'reemplazado',
] as const
export const MONTHLY_END_REASONS = [...MONTHLY_DECISIONS, 'pago fallido', 'proveedor', 'sin pagar'] as const
export const TOKEN_PURPOSES = ['confirm-email', 'reset-password', 'sign-in'] as const
export const UPLOAD_STATUSES = ['processing', 'ready', 'failed'] as const
export const REPORT_REASONS = {
  pet: ['dinero', 'falsa', 'maltrato', 'datos', 'otro'],
  conversation: ['dinero', 'acoso', 'falsa', 'maltrato', 'otro'],
  review: ['acoso', 'falsa', 'datos', 'otro'],
} as const
/** What stays of a deleted account while it is open. */
export const KEPT_CASE_KINDS = ['pet', 'conversation', 'review', 'suspension'] as const
/** What a message to staff is about. */
export const CONTACT_KINDS = ['fraud', 'privacy', 'foundation', 'press', 'fault', 'other'] as const
export const CONTACT_STATUSES = ['open', 'answered', 'closed'] as const
/** What a person may ask of whoever keeps their data; a block is Chile's 'bloqueo temporal'. */
export const DATA_RIGHTS = [
  'access',
  'rectification',
  'erasure',
  'opposition',
  'portability',
  'block',
] as const
export const REPORT_STATUSES = ['abierto', 'aceptado', 'descartado'] as const
export const HOLD_REASONS = ['text', 'reports', 'removal', 'staff'] as const
/** From where an account takes adoption requests, seen from each pet. */
export const REQUESTS_FROM = ['cualquier lugar', 'su país', 'su ciudad'] as const
export const TEXT_ISSUES = ['email', 'link', 'bank', 'price', 'phone'] as const
const IMPORT_STATUSES = ['checked', 'running', 'done'] as const
export const IMPORT_VERDICTS = ['new', 'draft', 'update', 'unchanged', 'kept', 'faulty'] as const
export const IMPORT_OUTCOMES = ['created', 'drafted', 'updated', 'unchanged', 'kept', 'failed'] as const

export const COUNTRY_IDS = ['ARG', 'CHL', 'COL', 'ECU', 'PER'] as const
export const CURRENCIES = ['ARS', 'CLP', 'COP', 'USD', 'PEN'] as const

export type PetType = (typeof PET_TYPES)[number]
export type Age = (typeof AGES)[number]
export type Gender = (typeof GENDERS)[number]
export type Size = (typeof SIZES)[number]
export type Coat = (typeof COATS)[number]
export type Health = (typeof HEALTHS)[number]
export type Tag = (typeof TAGS)[number]
export type PetStatus = (typeof PET_STATUSES)[number]
export type Companion = (typeof COMPANIONS)[number]
export type Care = (typeof CARES)[number]
export type Waiting = (typeof WAITING)[number]
export type Role = (typeof ROLES)[number]
export type CountryId = (typeof COUNTRY_IDS)[number]
export type Currency = (typeof CURRENCIES)[number]
export type FoundationStatus = (typeof FOUNDATION_STATUSES)[number]
export type DonationStatus = (typeof DONATION_STATUSES)[number]
export type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number]
export type PaymentIssue = (typeof PAYMENT_ISSUES)[number]
export type PaymentDifference = (typeof PAYMENT_DIFFERENCES)[number]
export type MonthlyStatus = (typeof MONTHLY_STATUSES)[number]
export type MonthlyDecision = (typeof MONTHLY_DECISIONS)[number]
export type MonthlyEndReason = (typeof MONTHLY_END_REASONS)[number]
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]
export type ReportKind = keyof typeof REPORT_REASONS
export type ReportReason<Kind extends ReportKind = ReportKind> = (typeof REPORT_REASONS)[Kind][number]
export type KeptCaseKind = (typeof KEPT_CASE_KINDS)[number]
export type ContactKind = (typeof CONTACT_KINDS)[number]
export type ContactStatus = (typeof CONTACT_STATUSES)[number]
export type DataRight = (typeof DATA_RIGHTS)[number]
export type ReportStatus = (typeof REPORT_STATUSES)[number]
export type HoldReason = (typeof HOLD_REASONS)[number]
export type OpenAdoptionStatus = (typeof OPEN_ADOPTION_STATUSES)[number]
export type RequestsFrom = (typeof REQUESTS_FROM)[number]
export type TextIssue = (typeof TEXT_ISSUES)[number]
export type MatchType = (typeof MATCH_TYPES)[number]
export type QuizField = keyof typeof QUIZ_ANSWERS
export type UnsettableAnswer = (typeof UNSETTABLE_ANSWERS)[number]
export type AdoptionStatus = (typeof ADOPTION_STATUSES)[number]
export type RejectionReason = (typeof REJECTION_REASONS)[number]
export type ClosingReason = (typeof CLOSING_REASONS)[number]
export type HomeKind = (typeof HOMES)[number]
export type Tenure = (typeof TENURES)[number]
export type OtherPet = (typeof OTHER_PETS)[number]
export type HoursAlone = (typeof HOURS_ALONE)[number]
export type CheckInDay = (typeof CHECK_IN_DAYS)[number]
export type CheckInAnswer = (typeof CHECK_IN_ANSWERS)[number]
export type RunningFrequency = (typeof RUNNING_FREQUENCIES)[number]
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]
export type ConsentWay = (typeof CONSENT_WAYS)[number]
export type NoticeFrequency = (typeof NOTICE_FREQUENCIES)[number]
export type ImportStatus = (typeof IMPORT_STATUSES)[number]
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number]
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** In the words of the screen. */
export interface RowProblem {
  column: string
  problem: string
  fix: string
  /** For a word that is not understood: what may be put in its place, the likeliest first. */
  suggestion?: {
    key: string
    type: PetType | ''
    typed: string
    options: string[]
    /** Whether the first option is probably meant; absent in files checked by an earlier release, where it is. */
    hasGuess?: boolean
  }
}
export interface PhotoProblem {
  url: string
  reason: string
}

/** Opening hours of one day, as '09:00'; by appointment, closed, or not told. */
export type DayHours = { from: string; to: string } | 'cita' | 'cerrado' | null
/** Seven days, Monday first. */
export type WeekHours = DayHours[]
