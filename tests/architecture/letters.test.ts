import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const src = fileURLToPath(new URL('../../src', import.meta.url))

const sources = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path: relative(src, path), text: readFileSync(path, 'utf8') }))

/**
 * What the books, plans, our staff and a customer's own change send, what is sent to owners, and a paid order's receipt once more,
 * which has limits of its own, what happens to a plan, and what the keys of letters are told, once a key: nobody causes it by typing an address alone.
 */
const SENT_BY_US = [
  'services/accounts/change-address.ts',
  'services/accounts/change-password.ts',
  'services/accounts/offer-account.ts',
  'services/admins/invite.ts',
  'services/anomalies/notify-owners.ts',
  'services/contact/send-reply.ts',
  'services/daily/queue-daily-mails.ts',
  'services/orders/enqueue-receipt.ts',
  'services/orders/held/mail-gifts.ts',
  'services/orders/resend-receipt.ts',
  'services/privacy/sitting-keys.ts',
  'services/privacy/tell-erasing.ts',
  'services/refunds/settle-refunds.ts',
  'services/reviews/invite-reviews.ts',
  'services/subscriptions/leaving/withdraw.ts',
  'services/subscriptions/move-subscription.ts',
]

const uncounted = (files: readonly { path: string; text: string }[]): string[] =>
  files
    .filter(({ text }) => /\bqueueMail\(/.test(text) && !/\bletterLimit\(/.test(text))
    .map(({ path }) => path)

describe('a letter', () => {
  it('that a stranger can cause is counted for its mailbox', () => {
    expect(uncounted(sources).sort()).toEqual(SENT_BY_US)
  })

  it('that is not counted is found', () => {
    const text = 'await queueMail({ transaction, mail })'
    expect(uncounted([{ path: 'services/a.ts', text }])).toEqual(['services/a.ts'])
    const counted = `if (!(await letterLimit(deps, { to, viewer, refuse: 'own' }))) return; ${text}`
    expect(uncounted([{ path: 'services/a.ts', text: counted }])).toEqual([])
  })
})
