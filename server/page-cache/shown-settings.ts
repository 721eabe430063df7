/**
 * No page shows them: what is granted, how much may be kept or done at once, and how the site reaches what it needs. One that
 * is missing here costs the kept pages when it changes, no more.
 */
const NOT_SHOWN =
  /^(AUTH_|DATABASE_(?!URL$)|LIMIT_|STORAGE_|PAGE_CACHE_|TRUSTED_|DATA_DIR$|WEB_CONCURRENCY$|LOG_REQUESTS$|EDGE_SECONDS$|MAIL_PER_SECOND$|(METRICS|CRON)_SECRET$)/

/**
 * @param settings the environment as parsed. @returns one text for settings with which the site has the same pages: its
 * address, its database, who answers for it, what it offers.
 */
export const shownSettings = (settings: object): string =>
  JSON.stringify(
    Object.entries(settings)
      .filter(([name]) => !NOT_SHOWN.test(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
