import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { env } from '@/config/env'
import { concurrencyLimit } from '../admins/limit-concurrency'

type Cost = { memory: number; passes: number; parallelism: number }

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; 50 ms of a core here. */
const FULL: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
/** The least that argon2id allows, for throwaway sites of tests. */
const LEAST: Cost = { memory: 8, passes: 1, parallelism: 1 }
const TAG_LENGTH = 32

const inTurn = concurrencyLimit()

const derive = ({ text, nonce, cost }: { text: string; nonce: Buffer; cost: Cost }): Promise<Buffer> =>
  inTurn(() =>
    promisify(argon2)('argon2id', { ...cost, tagLength: TAG_LENGTH, message: text.normalize('NFKC'), nonce }),
  )

const costNow = (): Cost => (env().cheapSecrets ? LEAST : FULL)

/** A password or a code as it is stored: cost, salt and hash in the usual notation (PHC string). */
export const hashSecret = async (text: string): Promise<string> => {
  const [cost, nonce] = [costNow(), randomBytes(16)]
  return `${notationOf(cost)}${nonce.toString('base64url')}$${(await derive({ text, nonce, cost })).toString('base64url')}`
}

const notationOf = ({ memory, passes, parallelism }: Cost): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`

/** The cost at which a hash was made, which its notation says. */
const costOf = (hash: string): Cost => {
  const said = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash)
  if (!said) throw new Error('A stored secret is in no notation of ours.')
  const [, memory, passes, parallelism] = said
  return { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
}

/** What is asked where nothing is stored, so that it takes the same work. Nobody knows its text. */
const NOBODYS = `${randomBytes(16).toString('base64url')}$${randomBytes(TAG_LENGTH).toString('base64url')}`

/** Whether a text is the one of a hash. null costs the same and is never it. */
export const matchesSecret = async ({
  text,
  hash,
}: {
  text: string
  hash: string | null
}): Promise<boolean> => {
  const asked = hash ?? `${notationOf(costNow())}${NOBODYS}`
  const [salt = '', wanted = ''] = asked.split('$').slice(-2)
  const given = await derive({ text, nonce: Buffer.from(salt, 'base64url'), cost: costOf(asked) })
  const same = given.length === TAG_LENGTH && timingSafeEqual(given, Buffer.from(wanted, 'base64url'))
  return same && hash !== null
}
