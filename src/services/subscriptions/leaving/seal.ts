import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/config/env'
import { WITHDRAWAL_OUTCOMES } from '@/domain/orders/withdrawal'
import { MOST_LEFT_AT_ONCE } from '@/domain/subscriptions/leaving'

const ids = z.array(z.uuid()).max(MOST_LEFT_AT_ONCE)

/** What the pages of leaving hand on in their address. */
const STATE = z.discriminatedUnion('is', [
  /** A form that was refused, with what stood in it. */
  z.object({ is: z.literal('typed'), problem: z.string(), key: z.string(), email: z.string() }),
  /** The second step. `blind`: nobody is told whether there is anything to cancel. */
  z.object({ is: z.literal('ticket'), ids, blind: z.boolean() }),
  /**
   * What was cancelled: shows it, takes it back, and takes the reason. `at`: the cancellation that it is the receipt of, for a
   * plan may be cancelled again, by somebody else; null: the plan is shown and nothing more.
   */
  z.object({
    is: z.literal('left'),
    plans: z.array(z.object({ id: z.uuid(), at: z.string().nullable() })).max(MOST_LEFT_AT_ONCE),
    blind: z.boolean(),
  }),
  /** What came of a withdrawal. */
  z.object({
    is: z.literal('withdrawal'),
    outcome: z.enum(WITHDRAWAL_OUTCOMES),
    number: z.string(),
    at: z.string().nullable(),
    amount: z.object({ amount: z.int(), currency: z.string() }).nullable(),
    mailedTo: z.string(),
  }),
])
export type LeavingState = z.infer<typeof STATE>
export type LeavingStateOf<Is extends LeavingState['is']> = Extract<LeavingState, { is: Is }>
/** A plan of a receipt. */
export type LeftOne = LeavingStateOf<'left'>['plans'][number]

/** null: as long as what it is about. */
const MINUTES: Record<LeavingState['is'], number | null> = {
  typed: 60,
  ticket: 60,
  left: null,
  withdrawal: 24 * 60,
}

/** All are a multiple of it long, so that no length tells whether something was found. */
const BLOCK = 256
const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** A state that only this server can have made and only it can read: an address in a link would be read by everybody. */
export const seal = (state: LeavingState, now: Date): string => {
  const minutes = MINUTES[state.is]
  const until = minutes === null ? null : now.getTime() + minutes * 60_000
  const text = Buffer.from(JSON.stringify({ state, until }))
  const padded = Buffer.concat([text, Buffer.alloc(BLOCK - (text.length % BLOCK), ' ')])
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key(), nonce)
  const sealed = Buffer.concat([cipher.update(padded), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The receipt of one cancellation. */
export const sealLeft = (plan: LeftOne, now: Date): string =>
  seal({ is: 'left', plans: [plan], blind: false }, now)

/** null: not ours, too old, or about something else. */
export const unseal = <Is extends LeavingState['is']>(
  token: string,
  { is, now }: { is: readonly Is[]; now: Date },
): LeavingStateOf<Is> | null => {
  const opened = open(token)
  if (!opened) return null
  const { state, until } = opened
  if (until !== null && until <= now.getTime()) return null
  return is.some((one) => one === state.is) ? (state as LeavingStateOf<Is>) : null
}

const OPENED = z.object({ state: STATE, until: z.number().nullable() })

const open = (token: string): z.infer<typeof OPENED> | null => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= NONCE + TAG) return null
  const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString()
    return OPENED.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const key = (): Buffer => createHmac('sha256', env().PAYLOAD_SECRET).update('seal:leaving').digest()
