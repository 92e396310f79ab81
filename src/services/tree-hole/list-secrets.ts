import { randomInt } from 'node:crypto'
import { and, asc, eq, gt, gte, lt, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import { secrets } from '@/payload-schema'
import type { Deps } from '../deps'
import { PLACES } from './save-secret'
import { openText } from './secret-keys'

type Listed = Pick<CallData<'secret.list'>, 'items' | 'next'>

type Asked = {
  locale: Locale
  /** What the page before gave as `next`; a forged one begins somewhere else and shows nothing more. */
  after: string | undefined
  /** `listPageSize` of the site settings. */
  size: number
}

/**
 * A page of what others wrote in a language. Each has a place by chance; a reader begins at a place by chance, too, and reads once
 * around. Two indexed ranges a page, however many there are.
 */
export const listSecrets = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { locale, after, size }: Asked,
): Promise<Listed> => {
  const { start, last } = readCursor(after) ?? { start: randomInt(PLACES), last: null }
  const read = (range: SQL | undefined, most: number) =>
    payload.db.drizzle
      .select({ id: secrets.id, text: secrets.text, week: secrets.week, place: secrets.place })
      .from(secrets)
      .where(
        and(
          eq(secrets.state, 'public'),
          eq(secrets.locale, locale),
          gt(secrets.expiresAt, now().toISOString()),
          range,
        ),
      )
      .orderBy(asc(secrets.place))
      .limit(most)
  const isAround = last !== null && last < start
  const rows = isAround
    ? await read(and(gt(secrets.place, last), lt(secrets.place, start)), size + 1)
    : await read(last === null ? gte(secrets.place, start) : gt(secrets.place, last), size + 1)
  if (!isAround && rows.length <= size)
    rows.push(...(await read(lt(secrets.place, start), size + 1 - rows.length)))
  const shown = rows.slice(0, size)
  const end = shown.at(-1)
  return {
    items: shown.flatMap(({ id, text, week }) => {
      const opened = openText(text)
      return opened === null ? [] : [{ id, text: opened, week }]
    }),
    next: rows.length > size && end ? `${start}.${end.place}` : null,
  }
}

const readCursor = (after: string | undefined): { start: number; last: number } | null => {
  const parts = /^(\d{1,15})\.(\d{1,15})$/.exec(after ?? '')
  return parts ? { start: Number(parts[1]), last: Number(parts[2]) } : null
}
