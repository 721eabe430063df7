import { generateSearchMetadata, SearchPage, type SearchPageProps } from '@/app/(site)/searcher/search-page'

export const generateMetadata = generateSearchMetadata

/** `/searcher/pet/{dog|cat}/{place}` and `/searcher/location/{city|country}/{place}` */
export default function PlacePage(props: SearchPageProps) {
  return <SearchPage {...props} />
}
