import { z } from 'zod'
import { isDressed, isPublished } from '../domain/secrets/is-published.ts'
import { parseSigningKeys } from '../domain/secrets/signing-keys.ts'
import { parseS3Url } from './s3-url.ts'

const url = (protocols: string[], example: string) =>
  z.string().refine(
    (value) => {
      try {
        return protocols.includes(new URL(value).protocol)
      } catch {
        return false
      }
    },
    { message: `must be a URL such as ${example}` },
  )

const port = z.coerce
  .number({ message: 'must be a port number such as 3000' })
  .int({ message: 'must be a whole port number such as 3000' })
  .min(1, { message: 'must be a port number from 1 to 65535' })
  .max(65535, { message: 'must be a port number from 1 to 65535' })

const KNOWN = {
  message:
    'stands in public files, so that anybody knows it; make one of your own with: openssl rand -hex 32',
}

const secret = z
  .string()
  .min(24, { message: 'must have at least 24 characters; leave it out to have one generated' })
  .refine((value) => !isPublished(value), KNOWN)
  .refine((value) => !isDressed(value), {
    message: 'has a space, a quotation mark or a line end around it; leave that out',
  })

const key = (form: RegExp, example: string) =>
  z.string().regex(form, { message: `must look like ${example}` })

const secretKey = (form: RegExp, example: string) =>
  key(form, example).refine((value) => !isPublished(value), KNOWN)

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  /** The address of this machine that the server listens on; 0.0.0.0: every one. */
  HOSTNAME: z.string().default('0.0.0.0'),
  /** The site's public address. Secure, `__Host-` cookies are used when it is https. */
  SITE_URL: url(['http:', 'https:'], 'https://example.com').default('http://localhost:3000'),
  /** Where the first admin's generated password is written. */
  FIRST_ADMIN_FILE: z.string().optional(),
  /** Where uploads lie: outside the build, which the next one replaces. */
  MEDIA_DIR: z.string().min(1).default('media'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/plumbline').optional(),
  /** Where servers beside each other share pages and reads that one of them made. */
  REDIS_URL: url(['redis:', 'rediss:'], 'redis://user:password@host:6379').optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** Past a pooler in transaction mode, for what needs a session of its own: the release, and servers that listen. By default DATABASE_URL. */
  DATABASE_DIRECT_URL: url(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/plumbline',
  ).optional(),
  /** A streaming replica for cached reads of editorial content alone (content/editorial.ts). */
  DATABASE_REPLICA_URL: url(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@replica:5432/plumbline',
  ).optional(),
  /** An S3-compatible store for what otherwise lies in MEDIA_DIR (gateways/store). Holds a secret. */
  S3_URL: z
    .string()
    .refine((value) => parseS3Url(value) !== null, {
      message:
        'must look like https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1 (a / in the secret is written %2F)',
    })
    .optional(),
  /** How long a statement may take. A release, which migrates, is given more. */
  DATABASE_PATIENCE_SECONDS: z.coerce.number().int().min(1).max(86_400).default(15),
  PAYLOAD_SECRET: secret.optional(),
  /** With it a server tells itself which cached pages are stale. */
  INTERNAL_TOKEN: secret.optional(),
  /**
   * What certificates are signed with: 64 hexadecimal digits. While one is replaced, the new one first, and after a comma the old
   * one, or `public:` with the `x` that /.well-known/jwks.json tells of it. Without it one is made of PAYLOAD_SECRET.
   */
  CERTIFICATE_KEYS: z
    .string()
    .refine((value) => parseSigningKeys(value) !== null, {
      message: 'must be 64 hexadecimal digits; make it with: openssl rand -hex 32',
    })
    .refine((value) => !isPublished(value.split(',')[0] ?? ''), KNOWN)
    .optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  /** With it, whoever reads the mailbox of MAIL_FROM hands returned mails to POST /api/mail/returned. */
  MAIL_RETURNS_SECRET: secret.optional(),
  MAIL_FROM: z.string().min(3).default('Plumbline <hello@localhost>'),
  SANDBOX_PORT: port.optional(),
  /** Where our server reaches the sandbox gateway. */
  SANDBOX_API_URL: url(['http:', 'https:'], 'http://127.0.0.1:3001').optional(),
  /** Where a visitor's browser reaches the sandbox gateway's card form; by default the site's host with SANDBOX_PORT. */
  SANDBOX_PUBLIC_URL: url(['http:', 'https:'], 'http://localhost:3001').optional(),
  SANDBOX_SECRET_KEY: secret.optional(),
  SANDBOX_WEBHOOK_SECRET: secret.optional(),
  /** Stripe is on when its three keys are set; `sk_test_...` keys move no money. */
  STRIPE_SECRET_KEY: secretKey(/^(?:sk|rk)_(?:test|live)_\w{8,}$/, 'sk_test_...').optional(),
  STRIPE_PUBLISHABLE_KEY: key(/^pk_(?:test|live)_\w{8,}$/, 'pk_test_...').optional(),
  /** While one is being replaced: both, with a comma. */
  STRIPE_WEBHOOK_SECRET: secretKey(/^whsec_\w{8,}(?:,whsec_\w{8,})*$/, 'whsec_...').optional(),
  /** Tests: where Stripe's API is played. */
  STRIPE_API_URL: url(['http:', 'https:'], 'https://api.stripe.com').default('https://api.stripe.com'),
  /** PayPal is on when client, secret and webhook are set. */
  PAYPAL_CLIENT_ID: key(/^[\w-]{16,}$/, 'the client id of a REST app').optional(),
  PAYPAL_CLIENT_SECRET: secretKey(/^[\w-]{16,}$/, 'the secret of a REST app').optional(),
  PAYPAL_WEBHOOK_ID: key(/^[\w-]{6,}$/, 'the id of the webhook in the REST app').optional(),
  /** Whose account it is: payments to another are refused. */
  PAYPAL_MERCHANT_ID: key(/^\w{6,}$/, "the account's merchant id").optional(),
  PAYPAL_MODE: z.enum(['sandbox', 'live']).default('sandbox'),
  /** Tests: where PayPal's API is played. */
  PAYPAL_API_URL: url(['http:', 'https:'], 'https://api-m.sandbox.paypal.com').optional(),
  /** Number of proxies in front whose X-Forwarded-For entries may be believed. 0: none. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Header in which a trusted proxy names the visitor's country, e.g. cf-ipcountry. */
  COUNTRY_HEADER: z.string().optional(),
  BUILD_ID: z.string().optional(),
  /** Where the server gives its figures (GET /metrics) to those who run it: a port that no visitor reaches. */
  METRICS_PORT: port.optional(),
  /** Containers: where the worker answers GET /healthz and GET /metrics. */
  WORKER_HEALTH_PORT: port.optional(),
  /** Tests only: where they arm failpoints (services/failpoint.ts). */
  FAILPOINTS_DIR: z.string().optional(),
  /** Tests only: 1 stores passwords and codes at next to no cost, where FAILPOINTS_DIR is set and no payment key is live. */
  CHEAP_SECRETS: z.enum(['0', '1']).default('0'),
})

export type Env = z.infer<typeof schema> & {
  secureCookies: boolean
  /** https ends at a proxy, so one stands in front; while it is not named, all visitors have its address and count as one. */
  proxyUnknown: boolean
  /** A key of a payment provider is live: money that comes in is real. */
  takesRealMoney: boolean
  /** Passwords and codes are hashed at a test's cost (services/accounts/hash-secret.ts). */
  cheapSecrets: boolean
  PAYLOAD_SECRET: string
  INTERNAL_TOKEN: string
}

/** Outside production only: tools that read the configuration, and connect to nothing that is worth a secret. */
const DEVELOPMENT = {
  PAYLOAD_SECRET: 'development-secret-of-a-tool-only',
  INTERNAL_TOKEN: 'development-token-of-a-tool-only',
}

/** A bad environment value; its message names the variable and the way out. */
export class EnvironmentError extends Error {}

/** Reads and checks an environment. Empty strings count as not set. Throws {@link EnvironmentError}. */
export const parseEnv = (source: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new EnvironmentError(
      `The environment value ${issue?.path.join('.')} ${issue?.message ?? 'is not valid'}. Correct it in .env or in the environment, or remove it.`,
    )
  }
  const secureCookies = result.data.SITE_URL.startsWith('https:')
  if (secureCookies && result.data.FAILPOINTS_DIR)
    throw new EnvironmentError(
      'The environment value FAILPOINTS_DIR is for tests: a site served over https must not have it. Remove it.',
    )
  refuseShared(result.data)
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY } = result.data
  const modeOf = (name: string | undefined) => name?.split('_')[1]
  if (
    STRIPE_SECRET_KEY &&
    STRIPE_PUBLISHABLE_KEY &&
    modeOf(STRIPE_SECRET_KEY) !== modeOf(STRIPE_PUBLISHABLE_KEY)
  )
    throw new EnvironmentError(
      'The environment values STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: one is a test key. Take both from the same one.',
    )
  const proxyUnknown = secureCookies && result.data.TRUSTED_PROXIES === 0
  return {
    ...result.data,
    ...secretsOf(result.data),
    secureCookies,
    proxyUnknown,
    takesRealMoney: takesRealMoney(result.data),
    cheapSecrets: mayHashCheaply(result.data),
  }
}

/** Never where a customer could have a password: a shop that takes money hashes at full cost, whatever it is told. */
const mayHashCheaply = (given: z.infer<typeof schema>): boolean => {
  const { CHEAP_SECRETS, FAILPOINTS_DIR } = given
  return CHEAP_SECRETS === '1' && FAILPOINTS_DIR !== undefined && !takesRealMoney(given)
}

const takesRealMoney = (given: z.infer<typeof schema>): boolean => {
  const { STRIPE_SECRET_KEY = '', STRIPE_PUBLISHABLE_KEY = '', PAYPAL_MODE } = given
  return /_live_/.test(STRIPE_SECRET_KEY + STRIPE_PUBLISHABLE_KEY) || PAYPAL_MODE === 'live'
}

const refuseShared = (given: z.infer<typeof schema>): void => {
  const names = [
    'PAYLOAD_SECRET',
    'INTERNAL_TOKEN',
    'MAIL_RETURNS_SECRET',
    'SANDBOX_SECRET_KEY',
    'SANDBOX_WEBHOOK_SECRET',
  ] as const
  for (const [at, name] of names.entries()) {
    const other = names.slice(at + 1).find((each) => given[each] !== undefined && given[each] === given[name])
    if (other)
      throw new EnvironmentError(
        `The environment values ${name} and ${other} are the same: who learns one knows both. Make another with: openssl rand -hex 32`,
      )
  }
}

const secretsOf = ({ NODE_ENV, SITE_URL, PAYLOAD_SECRET, INTERNAL_TOKEN }: z.infer<typeof schema>) => {
  // Nobody serves https for themselves alone.
  if (NODE_ENV !== 'production' && !SITE_URL.startsWith('https:'))
    return {
      PAYLOAD_SECRET: PAYLOAD_SECRET ?? DEVELOPMENT.PAYLOAD_SECRET,
      INTERNAL_TOKEN: INTERNAL_TOKEN ?? DEVELOPMENT.INTERNAL_TOKEN,
    }
  if (PAYLOAD_SECRET && INTERNAL_TOKEN) return { PAYLOAD_SECRET, INTERNAL_TOKEN }
  throw new EnvironmentError(
    `The environment value ${PAYLOAD_SECRET ? 'INTERNAL_TOKEN' : 'PAYLOAD_SECRET'} is missing. Make one with: openssl rand -hex 32`,
  )
}

let cached: Env | undefined

/** The process's environment, checked once. The only reader of process.env in `src/`. */
export const env = (): Env => {
  cached ??= parseEnv(process.env)
  return cached
}

/** For the release: from here on everything in this process speaks to the database past a pooler. */
export const passPooler = (): void => {
  const given = env()
  cached = { ...given, DATABASE_URL: given.DATABASE_DIRECT_URL ?? given.DATABASE_URL }
}

/** True inside a Next server process, where caches can be revalidated directly. */
export const insideNext = (): boolean => process.env.NEXT_RUNTIME === 'nodejs'
