import { z } from 'zod'
import { isPublished } from '@/domain/secrets/is-published'

export type SandboxSettings = {
  port: number
  host: string
  /** A directory of its own; nothing else writes there. */
  dataDir: string
  secretKey: string
  /** Several during a rotation: each webhook then carries a signature with each. */
  webhookSecret: string | readonly string[]
  /**
   * Where events are delivered; empty for nowhere. SANDBOX_WEBHOOK_URL: set by scripts/serve/site.ts, and in containers by
   * docker-compose.yml.
   */
  webhookUrl: string
  /** Origins of our site: who may frame the form and exchange messages with it. */
  siteOrigins: readonly string[]
  /** Enables POST /test/behaviour. Never in production. */
  testControls?: boolean
  clock?: () => number
  log?: (line: Record<string, unknown>) => void
}

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).origin === text, 'is no bare origin')

const secret = z
  .string()
  .min(24)
  .refine((text) => !isPublished(text), 'stands in public files: make one with openssl rand -hex 32')

const schema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_DATA_DIR: z.string().min(1),
  SANDBOX_SECRET_KEY: secret,
  SANDBOX_WEBHOOK_SECRET: list.pipe(z.array(secret).min(1)),
  SANDBOX_WEBHOOK_URL: z.union([z.url({ protocol: /^https?$/ }), z.literal('')]).default(''),
  SANDBOX_SITE_ORIGINS: list.pipe(z.array(origin).min(1)),
  SANDBOX_TEST_CONTROLS: z.enum(['0', '1']).default('0'),
})

/** The sandbox's own environment: it is a program of its own and shares no settings module with the app. */
export const parseSettings = (source: Record<string, string | undefined>): SandboxSettings => {
  const result = schema.safeParse(source)
  if (!result.success) {
    const names = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The sandbox gateway cannot start. ${names.join('; ')}`)
  }
  const env = result.data
  return {
    port: env.SANDBOX_PORT,
    host: env.SANDBOX_HOST,
    dataDir: env.SANDBOX_DATA_DIR,
    secretKey: env.SANDBOX_SECRET_KEY,
    webhookSecret: env.SANDBOX_WEBHOOK_SECRET,
    webhookUrl: env.SANDBOX_WEBHOOK_URL,
    siteOrigins: env.SANDBOX_SITE_ORIGINS,
    testControls: env.SANDBOX_TEST_CONTROLS === '1',
  }
}
