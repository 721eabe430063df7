/** The picture a foundation gave itself, cut to a square. Its name always stands beside it, so it says nothing more. */
export function FoundationPhoto({ photo, size }: { photo: string; size: 56 | 96 }) {
  return (
    <img
      src={photo}
      alt=""
      width={size}
      height={size}
      loading={size === 56 ? 'lazy' : undefined}
      className={`shrink-0 rounded-2xl bg-white object-cover ${size === 56 ? 'size-14' : 'size-24'}`}
    />
  )
}
