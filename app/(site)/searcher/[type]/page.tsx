import { generateSearchMetadata, SearchPage, type SearchPageProps } from '@/app/(site)/searcher/search-page'

export const generateMetadata = generateSearchMetadata

/** `/searcher/{perro|gato|otros|todos}` */
export default function TypePage(props: SearchPageProps) {
  return <SearchPage {...props} />
}
