import { expect, it } from 'vitest'
import { ownAddress } from '@/cms/hooks/strong-password'
import { FIRST_ADDRESS } from '@/domain/accounts/staff-roles'

type Args = Parameters<typeof ownAddress>[0]

/** What becomes of a save by `by` of an account that has the address `stored`. */
const save = (of: { by: string | null; stored: string; data: object; operation?: 'create' | 'update' }) =>
  ownAddress({
    data: of.data,
    operation: of.operation ?? 'update',
    originalDoc: { id: 'me', email: of.stored },
    req: { user: of.by ? { id: of.by } : null, i18n: { language: 'en' }, t: (key: string) => key },
  } as unknown as Args)

const stored = 'me@example.com'

// biome-ignore format: a table
it.each([
  ['by another owner', { by: 'other', stored, data: { email: 'new@example.com' } }],
  ['by nobody of the staff: a script', { by: null, stored, data: { email: 'new@example.com' } }],
  ['that names none', { by: 'me', stored, data: { name: 'Me' } }],
  ['that names the same one, as the form of the account sends it', { by: 'me', stored, data: { email: ' Me@Example.com' } }],
  ['of the one that an installation begins with', { by: 'me', stored: FIRST_ADDRESS, data: { email: 'new@example.com' } }],
])('lets a save pass %s', (_, of) => {
  expect(save(of)).toBe(of.data)
})

it.each(['new@example.com', '', null, FIRST_ADDRESS])(
  'refuses %j as another address of one’s own',
  (email) => {
    expect(() => save({ by: 'me', stored, data: { email } })).toThrow(/email|address/i)
  },
)
