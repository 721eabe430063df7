/** Nothing in them is about a person. */
export const IMPERSONAL_TABLES = {
  breeds: { group: null, personal: [], other: ['id', 'type', 'name', 'internationalName', 'slug'], ends: [] },
  cities: {
    group: null,
    personal: [],
    other: ['id', 'countryId', 'name', 'region', 'slug', 'lat', 'lng', 'population'],
    ends: [],
  },
  colors: {
    group: null,
    personal: [],
    other: ['id', 'type', 'name', 'groupName', 'slug', 'swatches'],
    ends: [],
  },
  countries: {
    group: null,
    personal: [],
    other: ['id', 'name', 'slug', 'currency', 'symbol', 'phonePrefix'],
    ends: [],
  },
  expiredTags: { group: null, personal: [], other: ['transactionId', 'tag', 'expiredAt'], ends: [] },
  mailPace: { group: null, personal: [], other: ['id', 'nextSlotAt', 'outages', 'pausedUntil'], ends: [] },
  petArrivals: { group: null, personal: [], other: ['id', 'petId', 'arrivedAt', 'matchedAt'], ends: [] },
  petCountChanges: {
    group: null,
    personal: [],
    other: ['id', 'type', 'countryId', 'breedId', 'colorId', 'foundationId', 'traits', 'change'],
    ends: [],
  },
  petCounts: {
    group: null,
    personal: [],
    other: ['facet', 'mask', 'bits', 'type', 'countryId', 'valueId', 'pets'],
    ends: [],
  },
  petViews: { group: null, personal: [], other: ['petId', 'count'], ends: [] },
  reconciliations: {
    group: null,
    personal: [],
    other: ['day', 'attempt', 'claimedUntil', 'finishedAt', 'comparedSince', 'payments'],
    ends: [],
  },
  searchTerms: { group: null, personal: [], other: ['term', 'pets'], ends: [] },
  taskRuns: { group: null, personal: [], other: ['task', 'succeededAt'], ends: [] },
} as const
