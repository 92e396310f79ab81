import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isLocale } from '@/domain/locale/locales'
import { type Change, type Warning, warningsOf } from '@/domain/publishing/warnings'
import { moneyText } from '../../admin/money/money-text'
import { tagOfLanguage } from '../../admin/words/languages'
import { say } from '../../admin/words/say'
import { type PlaceInWords, whereIs } from '../describe-gaps'
import { type Row, rowsOf } from '../leaves'
import { saidIn } from '../localized-texts'
import { readInAllLocales } from '../read-in-all-locales'

type What = {
  collection: Pick<SanitizedCollectionConfig, 'slug' | 'fields'>
  id: string | null
  /** As it would be published, in all locales. */
  doc: Row
  req: PayloadRequest
}

/** What of a document may be published and should be looked at first, beside what of it is public now. */
export const readWarnings = async ({ collection, id, doc, req }: What): Promise<PlaceInWords[]> => {
  const { slug, fields } = collection
  const stored = id ? await readInAllLocales({ req, collection: slug, id, draft: false }) : null
  const before = stored?._status === 'published' ? stored : null
  const texts = saidIn({ fields, doc })
  const compared =
    before && COMPARED[slug]?.({ doc, before, texts, textsBefore: saidIn({ fields, doc: before }) })
  const { language } = req.i18n
  const where = whereIs({ fields, doc, language })
  return warningsOf({ texts, ...compared }).map((warning) => ({
    path: warning.path,
    where: where(warning.path),
    sentence: sentenceOf(warning, language),
    locales: warning.code === 'same_as_english' ? warning.what.filter(isLocale) : [],
  }))
}

type Both = { doc: Row; before: Row; texts: Change['texts']; textsBefore: Change['texts'] }

const COMPARED: Record<string, (both: Both) => Partial<Change>> = {
  skus: ({ doc, before }) => ({ prices: { now: pricesOf(doc), before: pricesOf(before) } }),
  protocols: ({ doc, before, texts, textsBefore }) => ({
    version: {
      now: { version: doc.version, texts },
      before: { version: before.version, texts: textsBefore },
    },
  }),
}

const pricesOf = ({ prices }: Row) =>
  rowsOf(prices).map(({ currency, amount, trialAmount }) => ({
    currency: String(currency),
    amount,
    trialAmount,
  }))

const sentenceOf = ({ code, what }: Warning, language: string): string => {
  const [first = '', ...others] = what
  if (code === 'same_as_english')
    return say({ language }, 'warnings.same_as_english', { list: what.join(' · ') })
  if (code === 'same_version')
    return say({ language }, 'warnings.same_version', { version: first, list: others.join(' · ') })
  const [before = 0, after = 0] = others.map(Number)
  const money = (amount: number) => moneyText({ amount, currency: first, language }) ?? String(amount)
  const percent = new Intl.NumberFormat(tagOfLanguage(language), {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
  return say({ language }, 'warnings.price_jump', {
    before: money(before),
    after: money(after),
    change: percent.format(after / before - 1),
  })
}
