const bare = (url: string) => url.replace(/^https?:\/\//, '')

/** Where to find what was printed. */
export const PrintedAddress = ({ url }: { url: string }) => (
  <p className="hidden text-small print:block">{bare(url)}</p>
)

/** Whose papers they are and who issued them: on screen the head of the site says so. */
export const PrintedHead = ({ site, name, day }: { site: string; name: string; day?: string }) => (
  <p className="mb-4 hidden text-small wrap-anywhere print:block">
    {[`Querencia, ${bare(site)}`, name, day].filter(Boolean).join(' · ')}
  </p>
)
