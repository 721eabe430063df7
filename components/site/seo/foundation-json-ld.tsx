import type { FoundationPageDto } from '@/lib/foundations/dto'
import { foundationData } from './foundation-data'
import { JsonLd } from './json-ld'

export const FoundationJsonLd = ({ foundation, site }: { foundation: FoundationPageDto; site: string }) => (
  <JsonLd data={foundationData(foundation, site)} />
)
