import type { CallData } from '@/domain/api/calls'
import { saleOf } from '@/domain/catalog/parts'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'

type Order = Pick<CallData<'pay.info'>, 'sku' | 'examOrderNumber'>

/** Where what is ordered was chosen: the tiers, or the steps after a report. */
export const chosenAt = ({ place, order }: { place: ScreenPlace; order: Order }): string =>
  saleOf(order.sku.tier) === 'package'
    ? `${pathTo({ route: 'payPackage', ...place })}?orderNumber=${order.examOrderNumber}`
    : pathTo({ route: 'tiers', ...place })
