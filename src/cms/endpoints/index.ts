import type { Endpoint } from 'payload'
import { appEndpoints } from './app/app'
import { orderEndpoints } from './exam/order'
import { sittingEndpoints } from './exam/sitting'
import { skuEndpoints } from './exam/sku'
import { revalidateEndpoint } from './internal'
import { payEndpoints } from './pay/pay'
import { webhookEndpoint } from './pay/webhook'

export const endpoints: Endpoint[] = [
  webhookEndpoint,
  revalidateEndpoint,
  ...appEndpoints,
  ...sittingEndpoints,
  ...orderEndpoints,
  ...skuEndpoints,
  ...payEndpoints,
]
