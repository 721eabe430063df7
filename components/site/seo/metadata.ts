import type { Metadata, Route } from 'next'

/** The root layout makes relative URLs absolute. */
interface PreviewImage {
  url: string
  width: number
  height: number
  alt: string
}

const DEFAULT_IMAGE: PreviewImage = {
  url: '/art/compartir.jpg',
  width: 1200,
  height: 630,
  alt: 'Guía de mascotas para adoptar y dar en adopción',
}

interface WithPhoto {
  photo: { preview: string } | null
}

/** The picture of links to a foundation: its own, else that of a pet. */
export const foundationPreview = ({ photo }: WithPhoto, pets: readonly WithPhoto[]): string | undefined =>
  [photo, ...pets.map((pet) => pet.photo)].find((shown) => shown !== null)?.preview

/** @param url of a picture in the shape of previews; undefined for the site's own */
export const previewImage = (url: string | undefined, alt: string): PreviewImage | undefined =>
  url === undefined ? undefined : { url, width: 1200, height: 630, alt }

/** Complete, because a page's `openGraph` replaces the layout's as a whole. */
export function pageMetadata({
  title,
  description,
  path,
  type = 'website',
  image = DEFAULT_IMAGE,
}: {
  title: string
  description: string
  path: Route
  type?: 'website' | 'article'
  image?: PreviewImage
}): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type,
      siteName: 'Querencia',
      locale: 'es_419',
      url: path,
      title,
      description,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}

/** How many pets of a foundation are asked for a picture. */
export const PREVIEW_PETS = 4

/** @param pets of the foundation, one of which lends its picture where it has none */
export const foundationMetadata = (
  foundation: WithPhoto & { name: string },
  pets: readonly WithPhoto[],
  page: { title: string; description: string; path: Route },
): Metadata =>
  pageMetadata({ ...page, image: previewImage(foundationPreview(foundation, pets), foundation.name) })
