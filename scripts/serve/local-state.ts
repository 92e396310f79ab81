import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type LocalState = {
  dir: string
  firstAdminFile: string
  logs: string
  secrets: Record<SecretName, string>
}

const NAMES = [
  'PAYLOAD_SECRET',
  'INTERNAL_TOKEN',
  'SANDBOX_SECRET_KEY',
  'SANDBOX_WEBHOOK_SECRET',
  'CERTIFICATE_KEYS',
] as const
type SecretName = (typeof NAMES)[number]

/** What an installation keeps beside its code: database, generated secrets, first admin, logs. Not in git. */
export const openLocalState = (dir: string): LocalState => {
  mkdirSync(join(dir, 'logs'), { recursive: true })
  const file = join(dir, 'secrets.json')
  const kept = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<SecretName, string>>)
    : {}
  const secrets = Object.fromEntries(
    NAMES.map((name) => [name, kept[name] ?? randomBytes(32).toString('hex')]),
  )
  if (NAMES.some((name) => !kept[name]))
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return {
    dir,
    logs: join(dir, 'logs'),
    firstAdminFile: join(dir, 'first-admin.txt'),
    secrets: secrets as Record<SecretName, string>,
  }
}
