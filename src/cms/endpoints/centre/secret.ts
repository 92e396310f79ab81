import { mayOpen } from '@/domain/centre/levels'
import { readSignedIn } from '@/services/accounts/find-customer'
import { readMembership } from '@/services/centre/level-of'
import { readSettings } from '@/services/read-settings'
import { listSecrets } from '@/services/tree-hole/list-secrets'
import { listOwnSecrets } from '@/services/tree-hole/own-secrets'
import { removeSecret } from '@/services/tree-hole/remove-secret'
import { reportSecret } from '@/services/tree-hole/report-secret'
import { saveSecret } from '@/services/tree-hole/save-secret'
import { withVisitor } from '@/services/visitors/with-visitor'
import { defineEndpoints } from '../define-endpoints'

export const secretEndpoints = defineEndpoints({
  'secret.list': async ({ deps, input: { body }, viewer }) => {
    const [{ level }, { treeHoleCharacters: most, listPageSize: size }] = await Promise.all([
      readMembership(deps, viewer),
      readSettings(deps.payload.db.drizzle),
    ])
    if (!mayOpen({ needs: 'premium', has: level })) return { open: false, items: [], next: null, most }
    const page = await listSecrets(deps, { locale: body.hl ?? 'EN', after: body.after, size })
    return { open: true, ...page, most }
  },

  'secret.own': async ({ deps, input: { body }, viewer }) => {
    const signedIn = await readSignedIn(deps, viewer)
    const writer = { customer: signedIn?.customer.id ?? null, tokens: body.tokens ?? [] }
    const { treeHoleCharacters: most, listPageSize: size } = await readSettings(deps.payload.db.drizzle)
    return { ...(await listOwnSecrets(deps, { ...writer, after: body.after, size })), most }
  },

  'secret.save': async ({ deps, input: { body }, viewer: asking, setCookie }) => {
    const { viewer, cookie } = withVisitor(asking)
    const signedIn = await readSignedIn(deps, viewer)
    const saved = await saveSecret(deps, {
      text: body.text,
      locale: body.hl ?? 'EN',
      customer: signedIn?.customer.id ?? null,
      visitorHash: viewer.visitorHash,
    })
    // An account needs none.
    if (cookie && !signedIn) setCookie(cookie)
    return saved
  },

  'secret.remove': async ({ deps, input: { body }, viewer }) => {
    const signedIn = await readSignedIn(deps, viewer)
    const writer = { customer: signedIn?.customer.id ?? null, tokens: body.proof ? [body.proof] : [] }
    await removeSecret(deps, { id: body.secret, writer })
    return { removed: true }
  },

  'secret.report': async ({ deps, input: { body }, viewer }) => {
    const { hl, ...reported } = body
    await reportSecret(deps, { ...reported, locale: hl ?? 'EN', viewer })
    return { reported: true }
  },
})
