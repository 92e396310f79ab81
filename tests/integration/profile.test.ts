import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '@/domain/api/calls'
import { RESULTS } from '@/domain/api/results'
import { newNumber } from '@/services/visitors/tokens'
import { signedIn } from '../support/customer'
import { query } from '../support/database'
import { newVisitor, type Visitor } from '../support/visitor'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

type Change = CallInput<'user.update'>['body']
const update = async (visitor: Visitor, change: Change) =>
  (await visitor.ok('user.update', { body: change })).user

describe('a profile', () => {
  it('changes in what is given, and null or nothing empties it', async () => {
    const { customer, visitor } = await signedIn()
    const told = { name: 'Kim Vogel', nickname: 'Kim', phone: '+49 30 1', sex: 'confidential' as const }
    await update(visitor, { ...told, birthday: '1990-02-28', locale: 'DE' })
    const kept = { ...told, uid: customer.number, email: customer.email, locale: 'DE' }
    expect(await update(visitor, { nickname: null, birthday: '' })).toMatchObject({
      ...kept,
      nickname: null,
      birthday: null,
    })
    expect(await update(visitor, { nickname: 'Ki\u202Em\u0007' })).toMatchObject({ ...kept, nickname: 'Kim' })
  })

  it('keeps what two tabs write at once', async () => {
    const { visitor } = await signedIn()
    await Promise.all([update(visitor, { name: 'Kim' }), update(visitor, { nickname: 'K' })])
    expect(await update(visitor, {})).toMatchObject({ name: 'Kim', nickname: 'K' })
  })

  it.each(['1990-02-30', '2999-01-01', '1850-01-01', '28.02.1990', 'soon'])(
    'has no birthday on %s, and nothing of the change is kept',
    async (birthday) => {
      const { visitor } = await signedIn()
      const refused = await visitor.call('user.update', { body: { name: 'Kim', birthday } })
      expect(JSON.parse(refused.text)).toMatchObject({
        result: 400,
        issues: [{ path: 'birthday', message: 'Invalid date (e.g., 2020-01-01)' }],
      })
      expect(await update(visitor, {})).toMatchObject({ name: null, birthday: null })
    },
  )

  it('takes a picture, refuses what is none, and lets go of it', async () => {
    const { visitor } = await signedIn()
    const drawn = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#155e63' } })
      .png()
      .toBuffer()
    const { avatar } = await update(visitor, { avatar: drawn.toString('base64') })
    expect(avatar).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/)
    const flat = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#155e63' } })
    for (const file of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      await flat(64, 64).avif().toBuffer(),
      await flat(2048, 2049).png().toBuffer(),
      (await flat(64, 64).png().toBuffer()).subarray(0, 60),
    ]) {
      const refused = await visitor.call('user.update', { body: { avatar: file.toString('base64') } })
      expect(refused.result).toBe(RESULTS.pictureUnreadable)
    }
    expect(await update(visitor, {})).toMatchObject({ avatar })
    expect(await update(visitor, { avatar: null })).toMatchObject({ avatar: null })
  })

  it('writes every change of heart about letters down, and nothing where nothing changes', async () => {
    const { customer, visitor } = await signedIn()
    for (const marketing of [false, true, true, false]) await update(visitor, { marketing })
    const rows = await query(
      'select kind::text, choice::text, locale from consents where customer_id = $1 order by created_at',
      [customer.id],
    )
    expect(rows).toEqual([
      { kind: 'marketing', choice: 'accepted', locale: 'EN' },
      { kind: 'marketing', choice: 'refused', locale: 'EN' },
    ])
  })

  it('is changed by nobody else, and has no address, number or proof that this call could change', async () => {
    const refused = await newVisitor().call('user.update', { body: { name: 'Kim' } })
    expect(refused.result).toBe(RESULTS.loginNeeded)
    const { visitor } = await signedIn()
    for (const more of [{ email: 'a@example.com' }, { number: newNumber() }, { provenAt: null }, { id: '1' }])
      expect((await visitor.call('user.update', { body: { name: 'Kim', ...more } as Change })).status).toBe(
        400,
      )
    expect(await update(visitor, {})).toMatchObject({ name: null })
  })
})
