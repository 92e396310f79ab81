import type { Behaviour } from './behaviour'
import type { Store } from './store/open-store'

/** What every handler of the sandbox gets. `clock` is milliseconds since 1970. */
export type Context = {
  store: Store
  behaviour: Behaviour
  clock: () => number
  secretKey: string
  siteOrigins: readonly string[]
  testControls: boolean
  /** Looks for due webhooks now: webhooks/start-delivery.ts. */
  wakeDelivery: () => void
  log: (line: Record<string, unknown>) => void
}
