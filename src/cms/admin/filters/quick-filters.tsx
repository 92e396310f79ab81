import type { SanitizedCollectionConfig, ServerProps } from 'payload'
import { QuickFilterBar } from './quick-filter-bar'
import { readFilters } from './read-filters'

type Props = ServerProps & { collectionConfig: SanitizedCollectionConfig }

/** Above a list: the few things that its readers narrow it by. Payload's filter editor has the rest. */
export async function QuickFilters({ collectionConfig, payload, user, i18n }: Props) {
  const filters = await readFilters({ collection: collectionConfig, payload, user, i18n })
  return filters.length === 0 ? null : <QuickFilterBar filters={filters} />
}
