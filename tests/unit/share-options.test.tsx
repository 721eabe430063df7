import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShareOptions } from '@/components/pets/share/share-options'
import { sharePicture } from '@/components/pets/share/share-picture'
import { shareTarget } from '@/lib/pets/share'
import { samplePet } from '@/tests/support/fixtures'

const URL_OF_PAGE = 'https://querencia.example/pet-detail/100001'

const hrefs = (changes = {}) => {
  const target = shareTarget(samplePet(changes), URL_OF_PAGE, 'other')
  const html = renderToStaticMarkup(<ShareOptions target={target} />)
  return [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href.split('?')[0])
}

describe('the options to share', () => {
  it('are links, WhatsApp first, that work without JavaScript', () => {
    expect(hrefs()).toEqual([
      'https://wa.me/',
      'https://www.facebook.com/sharer/sharer.php',
      '/pet-detail/100001/imagen/historia',
      '/pet-detail/100001/imagen/publicacion',
      '/pet-detail/100001/cartel',
    ])
  })

  it('have no poster of a pet that has a family', () => {
    expect(hrefs({ status: 'adoptado' })).not.toContain('/pet-detail/100001/cartel')
  })
})

describe('a picture on a phone', () => {
  const link = { href: '', download: '', click: vi.fn() }

  function telephone(share: () => Promise<void>, canShare = true) {
    const headers = { 'content-disposition': 'inline; filename="historia-oso.jpg"' }
    vi.stubGlobal('fetch', async () => new Response('picture', { headers }))
    vi.stubGlobal('navigator', { canShare: () => canShare, share })
    vi.stubGlobal('document', { createElement: () => link })
    vi.useFakeTimers()
  }

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    link.click.mockClear()
  })

  it('is handed to an application as a file', async () => {
    const share = vi.fn(async () => {})
    telephone(share)
    await sharePicture('/x')
    expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'historia-oso.jpg' })] })
    expect(link.click).not.toHaveBeenCalled()
  })

  it('is downloaded where it cannot be shared, or no longer may', async () => {
    telephone(vi.fn(), false)
    await sharePicture('/x')
    telephone(() => Promise.reject(new DOMException('too late', 'NotAllowedError')))
    await sharePicture('/x')
    expect(link).toMatchObject({ download: 'historia-oso.jpg' })
    expect(link.click).toHaveBeenCalledTimes(2)
  })

  it('is left alone by whoever thinks again', async () => {
    telephone(() => Promise.reject(new DOMException('dismissed', 'AbortError')))
    await sharePicture('/x')
    expect(link.click).not.toHaveBeenCalled()
  })
})
