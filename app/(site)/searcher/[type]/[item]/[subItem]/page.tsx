import { SearchPage, type SearchPageProps, searchMetadata } from '../../../open'

export const generateMetadata = searchMetadata

/** `/searcher/pet/{dog|cat}/{place}` and `/searcher/location/{city|country}/{place}` */
export default function PlacePage(props: SearchPageProps) {
  return <SearchPage {...props} />
}
