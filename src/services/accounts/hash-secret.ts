import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { concurrencyLimit } from '../admins/limit-concurrency'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; 50 ms of a core here. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const inTurn = concurrencyLimit()

const derive = (text: string, nonce: Buffer): Promise<Buffer> =>
  inTurn(() => promisify(argon2)('argon2id', { ...COST, message: text.normalize('NFKC'), nonce }))

/** A password or a code as it is stored: cost, salt and hash in the usual notation (PHC string). */
export const hashSecret = async (text: string): Promise<string> => {
  const salt = randomBytes(16)
  return `${NOTATION}${salt.toString('base64url')}$${(await derive(text, salt)).toString('base64url')}`
}

const NOTATION = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`

/** What is asked where nothing is stored, so that it takes the same work. Nobody knows its text. */
const NOBODYS = `${NOTATION}${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`

/** Whether a text is the one of a hash. null costs the same and is never it. */
export const matchesSecret = async ({
  text,
  hash,
}: {
  text: string
  hash: string | null
}): Promise<boolean> => {
  const [salt = '', wanted = ''] = (hash ?? NOBODYS).split('$').slice(-2)
  const given = await derive(text, Buffer.from(salt, 'base64url'))
  const same = given.length === COST.tagLength && timingSafeEqual(given, Buffer.from(wanted, 'base64url'))
  return same && hash !== null
}
