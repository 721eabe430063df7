import { showToast } from '@/components/ui/toaster'

/** Hands the picture to an application that the person chooses; where that is not possible it is downloaded. */
export async function sharePicture(href: string): Promise<void> {
  const answer = await fetch(href).catch(() => null)
  if (!answer?.ok) {
    showToast('No pudimos preparar la imagen. Inténtalo en un minuto.', 5)
    return
  }
  const name =
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'mascota.jpg'
  const file = new File([await answer.blob()], name, { type: 'image/jpeg' })
  if (!navigator.canShare({ files: [file] })) return download(file)
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    // Dismissed by the person; anything else, such as a tap that was too long ago, is no reason to be without the picture.
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(file)
  }
}

function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Browsers have read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
