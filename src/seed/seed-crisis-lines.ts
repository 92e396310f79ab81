import type { Payload, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '@/domain/locale/locales'
import { writeNew } from '@/services/editing/write-new'
import lines from './crisis-lines.json'

type Line = { country: string; number: string; name: string; hours: string | null; page: string | null }
const LINES: readonly Line[] = lines

type At = { payload: Payload; req: PayloadRequest }

/** As drafts: a colleague looks each one up on its official page before it is published (docs/decisions/0055). */
export const seedCrisisLines = async (at: At): Promise<void> => {
  for (const [place, { country, number, name, hours, page }] of LINES.entries()) {
    await writeNew(at, {
      collection: 'crisis-lines',
      locales: [DEFAULT_LOCALE],
      draft: true,
      data: () => ({ country, number, name, hours, page: page ?? undefined, place, _status: 'draft' }),
    })
  }
}
