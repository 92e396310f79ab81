import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { Payload, PayloadRequest } from 'payload'
import { FIRST_ADDRESS } from '@/domain/accounts/staff-roles'

/** The first owner, with a generated password in a file that only this machine's user can read. */
export const createFirstAdmin = async (
  { payload, req }: { payload: Payload; req: PayloadRequest },
  file: string | undefined,
): Promise<void> => {
  const { totalDocs } = await payload.count({ collection: 'admins', req })
  if (totalDocs > 0) return
  const password = randomBytes(15).toString('base64url')
  await payload.create({
    collection: 'admins',
    req,
    data: { email: FIRST_ADDRESS, password, name: 'First admin', roles: ['owner'] },
  })
  if (file) writeFileSync(file, `E-mail:   ${FIRST_ADDRESS}\nPassword: ${password}\n`, { mode: 0o600 })
}
