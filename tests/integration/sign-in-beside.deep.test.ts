import { beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '../support/admin'
import { query } from '../support/database'
import { forgetRateLimits } from './support/rate-limits'
import { newEditor } from './support/roles'
import {
  elapse,
  expectOldPasswordEnded,
  FRESH,
  idOf,
  logIn,
  OLD,
  patch,
  post,
  resetToken,
} from './support/sign-in'

beforeEach(forgetRateLimits)

/** Payload spends a quarter of a second on a password: what begins beside it meets it at each stage of its work. */
const BESIDE_MS = [0, 60, 120, 180, 240]

describe('what ends an old password or an old role', () => {
  it.each(BESIDE_MS)(
    'is not undone by a sign-in %i ms after a reset began',
    { timeout: 60_000 },
    async (ms) => {
      const { email } = await newEditor()
      await post('/api/admins/forgot-password', { body: { email } })
      const token = await resetToken(email)
      const reset = post('/api/admins/reset-password', { body: { token, password: FRESH } })
      await elapse(ms)
      await logIn(email, OLD)
      expect((await reset).status).toBe(200)
      const again = await post('/api/admins/reset-password', { body: { token, password: OLD } })
      expect(again.status, 'the same letter').toBe(403)
      await expectOldPasswordEnded(email, `${ms} ms`)
    },
  )

  it.each(BESIDE_MS)(
    'is not undone by a sign-in %i ms beside a change by the owner',
    { timeout: 60_000 },
    async (ms) => {
      const { email } = await newEditor()
      const owner = await signIn()
      const id = await idOf(email)
      const entering = logIn(email, OLD)
      await elapse(ms)
      const changed = await owner.fetch(`/api/admins/${id}`, patch({ password: FRESH, name: 'Renamed' }))
      await entering
      expect(changed.status).toBe(200)
      await expectOldPasswordEnded(email, `${ms} ms`)
    },
  )

  it.each(BESIDE_MS)('holds for a smaller role, taken %i ms after its owner began to sign in', async (ms) => {
    const { email } = await newEditor()
    const owner = await signIn()
    const id = await idOf(email)
    expect((await owner.fetch(`/api/admins/${id}`, patch({ roles: ['owner'] }))).status).toBe(200)
    const entering = logIn(email, OLD)
    await elapse(ms)
    expect((await owner.fetch(`/api/admins/${id}`, patch({ roles: ['editor'] }))).status).toBe(200)
    await entering
    expect(await query('select value from admins_roles where parent_id = $1', [id])).toEqual([
      { value: 'editor' },
    ])
  })
})
