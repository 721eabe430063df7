/** Forms that change a stored record as a whole, by their action: each says which record it was filled in from. */
export const RECORD_FORMS = [
  'answerCheckInAction',
  'changeSlugAction',
  'editMatchAction',
  'publishReviewAction',
  'renameSearchAction',
  'saveDossierAction',
  'updateFoundationAction',
  'updateProfileAction',
] as const
