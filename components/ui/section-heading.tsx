export function SectionHeading({
  id,
  children,
  beside,
}: {
  id?: string
  children: React.ReactNode
  beside?: React.ReactNode
}) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-2.5">
      <h2 id={id} className="text-section">
        {children}
      </h2>
      {beside}
    </div>
  )
}
