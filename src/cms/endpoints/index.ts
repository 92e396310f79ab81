import { previewCall } from './admin/preview'
import { appEndpoints } from './app/app'
import { orderEndpoints } from './exam/order'
import { sittingEndpoints } from './exam/sitting'
import { skuEndpoints } from './exam/sku'
import type { OwnEndpoint } from './own-endpoint'
import { packageEndpoints } from './pay/package'
import { payEndpoints } from './pay/pay'
import { webhookEndpoints } from './pay/webhook'
import { revalidateEndpoint } from './revalidate'

/** Everything under /api and /pay that is ours; served by answer-own-call.ts. */
export const endpoints: OwnEndpoint[] = [
  ...webhookEndpoints,
  revalidateEndpoint,
  previewCall,
  ...appEndpoints,
  ...sittingEndpoints,
  ...orderEndpoints,
  ...skuEndpoints,
  ...payEndpoints,
  ...packageEndpoints,
]
