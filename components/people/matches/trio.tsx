const LOOK = 'absolute w-auto max-w-none'

export function Trio({ middle, left, right }: Record<'middle' | 'left' | 'right', string>) {
  return (
    <>
      <img
        src="/art/cut-q1.webp"
        alt=""
        width={590}
        height={690}
        loading="lazy"
        className={`${LOOK} ${middle}`}
      />
      <img
        src="/art/cut-q2.webp"
        alt=""
        width={512}
        height={660}
        loading="lazy"
        className={`${LOOK} ${left}`}
      />
      <img
        src="/art/cut-q3.webp"
        alt=""
        width={642}
        height={660}
        loading="lazy"
        className={`${LOOK} ${right}`}
      />
    </>
  )
}
