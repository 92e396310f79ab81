import type { ProviderEvent } from '../lib/provider-events.ts'
import { isoTime, type PaypalEvent, type Store } from './store.ts'

export const presentEvent = (store: Store, { id, createdMs, payload }: ProviderEvent<PaypalEvent>) => ({
  id,
  create_time: isoTime(createdMs),
  ...payload,
  event_version: '1.0',
  resource_version: '2.0',
  summary: `About a ${payload.resource_type}`,
  links: [{ href: `${store.url()}/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' }],
})
