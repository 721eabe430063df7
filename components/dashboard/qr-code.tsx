import { encode } from 'uqr'
import { textLinkClass } from '@/components/ui/links/text-link'

/** A QR code as a picture, drawn on the server, with a way to keep it. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const box = `0 0 ${size} ${size}`
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="1000" height="1000"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  return (
    <div className="grid justify-items-start gap-1">
      <svg
        role="img"
        aria-label={`Código QR de ${text}`}
        viewBox={box}
        shapeRendering="crispEdges"
        className="size-40 rounded-control border border-line bg-white p-1.5"
      >
        <path d={path} />
      </svg>
      <a
        href={`data:image/svg+xml,${encodeURIComponent(file)}`}
        download={`${name}.svg`}
        className={textLinkClass('underlined', 'inline-flex min-h-11 items-center text-small')}
      >
        Descargar el QR
      </a>
    </div>
  )
}
