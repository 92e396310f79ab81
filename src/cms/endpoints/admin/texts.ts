import { z } from 'zod'
import { writeCsv } from '@/domain/languages/texts/csv'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/domain/locale/locales'
import { HttpRefusal } from '@/services/refusal'
import { inTransaction } from '@/services/transaction'
import { readAlternatives, readTexts } from '../../publishing/texts/read-texts'
import { saveTexts } from '../../publishing/texts/save-texts'
import { asAskedBy } from './as-asked-by'
import { defineStaffEndpoint } from './define-staff-endpoint'
import { mayTouch } from './may-touch'

/** Longer than any text may be, so that one that is too long is refused with its row. */
const MOST_CHARACTERS = 200_000
const MOST_CHANGES = 5_000
/** A whole course in one language, whose letters may have three bytes each; the server reads no longer body (src/front). */
const MOST_BYTES = 1024 * 1024

const document = z.strictObject({ collection: z.string().max(60), id: z.uuid(), locale: z.enum(LOCALES) })

/** The texts of a document and of its pictures in one language beside English. */
export const textsEndpoint = defineStaffEndpoint({
  path: '/admin/texts',
  may: 'perDocument',
  body: document,
  handler: async ({ input, req }) => {
    await mayTouch('read', { req, collection: input.collection })
    return orNotFound(await readTexts({ ...input, req }))
  },
})

/** What a picture shows, in the words of each language. */
export const alternativesEndpoint = defineStaffEndpoint({
  path: '/admin/alternatives',
  may: 'perDocument',
  body: z.strictObject({ id: z.uuid() }),
  handler: async ({ input, req }) => {
    await mayTouch('update', { req, collection: 'media' })
    return orNotFound(await readAlternatives({ ...input, req }))
  },
})

/** Writes some of them; `dry`: only says what would become of them. */
export const saveTextsEndpoint = defineStaffEndpoint({
  path: '/admin/texts/save',
  may: 'perDocument',
  mostBytes: MOST_BYTES,
  body: document.extend({
    dry: z.boolean(),
    changes: z
      .array(
        z.strictObject({
          path: z.string().max(300),
          seen: z.string().max(40),
          text: z.string().max(MOST_CHARACTERS),
        }),
      )
      .max(MOST_CHANGES),
  }),
  handler: async ({ deps, input, req }) => {
    await mayTouch('update', { req, collection: input.collection })
    return orNotFound(
      await inTransaction(deps, async ({ newReq }) =>
        saveTexts({ ...input, req: asAskedBy(req, await newReq()) }),
      ),
    )
  },
})

/** The same as a table for whoever translates; what `seen` holds says later whether a text has changed meanwhile. */
export const textsCsvEndpoint = defineStaffEndpoint({
  path: '/admin/texts.csv',
  may: 'perDocument',
  method: 'get',
  body: document,
  handler: async ({ input, req }) => {
    await mayTouch('read', { req, collection: input.collection })
    const { rows } = orNotFound(await readTexts({ ...input, req }))
    const head = ['path', 'seen', 'place', 'state', DEFAULT_LOCALE, input.locale]
    const lines = rows
      .filter(({ fixed }) => !fixed)
      .map(({ path, seen, where, state, english, said }) => [path, seen, where, state, english, said])
    return new Response(writeCsv([head, ...lines]), {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': 'text/csv; charset=utf-8; header=present',
        'Content-Disposition': `attachment; filename="${fileName(input)}"`,
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
})

const fileName = ({ collection, id, locale }: { collection: string; id: string; locale: Locale }): string =>
  `${collection.replaceAll(/[^a-z-]/g, '')}-${id.slice(0, 8)}-${locale}.csv`

const orNotFound = <Value>(value: Value | null): Value => {
  if (value === null) throw new HttpRefusal('notFound')
  return value
}
