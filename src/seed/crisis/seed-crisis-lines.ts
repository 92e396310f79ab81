import type { Payload, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '@/domain/locale/locales'
import { writeNew } from '@/services/editing/write-new'
import lines from './crisis-lines.json'

/** A line as it is seeded. `source` is where its number was found, `publish` what docs/decisions/0055 allows by that. */
export type SeededLine = {
  country: string
  number: string
  name: string
  hours: string | null
  page: string | null
  cost?: string
  sms?: string
  whatsapp?: string
  chat?: string
  source?: string
  sourceDate?: string
  publish: boolean
}
export const SEEDED_LINES: readonly SeededLine[] = lines

/** The day on which the sources were looked up. */
const LOOKED_UP = '2026-11-28T00:00:00.000Z'

type At = { payload: Payload; req: PayloadRequest }

/** Published where a source names the number well enough (docs/decisions/0055); the others are drafts for a colleague. */
export const seedCrisisLines = async (
  at: At,
  wanted: (line: SeededLine) => boolean = () => true,
): Promise<void> => {
  for (const [place, line] of SEEDED_LINES.entries()) {
    if (!wanted(line)) continue
    const { country, number, name, hours, page, publish, ...more } = line
    await writeNew(at, {
      collection: 'crisis-lines',
      locales: [DEFAULT_LOCALE],
      draft: !publish,
      data: () => ({
        ...{ country, number, name, hours, page: page ?? undefined, place, ...more, check: 'sources' },
        ...(publish && { checkedAt: LOOKED_UP }),
        _status: publish ? 'published' : 'draft',
      }),
    })
  }
}
