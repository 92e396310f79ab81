import { env } from '@/config/env'
import { missingKeys } from '@/config/provider-keys'

const PROVIDERS = ['stripe', 'paypal'] as const
export type Provider = (typeof PROVIDERS)[number]

/** What the front knows of the installation. */
export type Settings = {
  dev: boolean
  secret: string
  https: boolean
  trustedProxies: number
  /** Address of the sandbox gateway's card form, or null without one. */
  sandbox: string | null
  /** Without a fixed public address the card form is on the host that the browser already reached. */
  sandboxFollowsHost: boolean
  /** Providers that are on here; their scripts may run on the pages under `pay/`. */
  providers: readonly Provider[]
}

let cached: Settings | undefined

/** Read once, from the environment that was checked when the process began. */
export const settings = (): Settings => {
  cached ??= settingsOf(env())
  return cached
}

export const settingsOf = (given: ReturnType<typeof env>): Settings => ({
  dev: given.NODE_ENV === 'development',
  secret: given.PAYLOAD_SECRET,
  https: given.SITE_URL.startsWith('https:'),
  trustedProxies: given.TRUSTED_PROXIES,
  sandbox: given.SANDBOX_PUBLIC_URL ?? given.SANDBOX_API_URL ?? null,
  sandboxFollowsHost: given.SANDBOX_PUBLIC_URL === undefined,
  providers: PROVIDERS.filter((id) => missingKeys({ id, keys: given }).length === 0),
})
