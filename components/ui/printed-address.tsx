/** Where to find what was printed. */
export const PrintedAddress = ({ url }: { url: string }) => (
  <p className="hidden text-small print:block">{url.replace(/^https?:\/\//, '')}</p>
)
