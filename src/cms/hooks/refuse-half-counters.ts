import { type GlobalAfterChangeHook, ValidationError } from 'payload'
import { missingTranslations } from '@/domain/publishing/missing-translations'
import { errorsOf } from '../publishing/errors-of'
import { type Row, rowsOf } from '../publishing/leaves'
import { localizedTexts } from '../publishing/localized-texts'
import { ownLocale } from '../publishing/read-in-all-locales'

/** A counter is public in every language or in none. It reads what was just stored, which a refusal undoes. */
export const refuseHalfCounters: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const { slug, fields } = global
  const stored = (await req.payload.findGlobal({
    slug: slug as 'counters',
    depth: 0,
    locale: 'all',
    fallbackLocale: false,
    req: ownLocale(req),
  })) as unknown as Row
  const shown = rowsOf(stored.items).flatMap(({ published }, index) => (published ? [`items.${index}.`] : []))
  const texts = localizedTexts({ fields, doc: stored }).filter(({ path }) =>
    shown.some((item) => path.startsWith(item)),
  )
  const gaps = missingTranslations(texts)
  if (gaps.length === 0) return doc
  const errors = errorsOf({ gaps, fields, doc: stored, language: req.i18n.language })
  throw new ValidationError({ global: slug, errors, req }, req.t)
}
