import { SearchPage, type SearchPageProps, searchMetadata } from '../open'

export const generateMetadata = searchMetadata

/** `/searcher/{perro|gato|otros|todos}` */
export default function TypePage(props: SearchPageProps) {
  return <SearchPage {...props} />
}
