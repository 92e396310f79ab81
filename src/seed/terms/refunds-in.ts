import type { Locale } from '@/domain/locale/locales'
import CN from '../centre/help/CN.json'
import DE from '../centre/help/DE.json'
import EN from '../centre/help/EN.json'
import ES from '../centre/help/ES.json'
import FR from '../centre/help/FR.json'
import HK from '../centre/help/HK.json'
import JA from '../centre/help/JA.json'
import KR from '../centre/help/KR.json'
import PT from '../centre/help/PT.json'
import { SEED_CONTENT } from '../content'
import { richText, type Section } from '../rich-text'
import { PLAN_TERMS } from './terms-in'

const HELP: Record<Locale, { refund: { sections: Section[] } }> = { EN, CN, FR, ES, JA, HK, DE, PT, KR }

const TITLES: Record<Locale, string> = {
  EN: 'Refunds',
  CN: '退款',
  FR: 'Remboursements',
  ES: 'Reembolsos',
  JA: '返金について',
  HK: '退款',
  DE: 'Erstattungen',
  PT: 'Reembolsos',
  KR: '환불 안내',
}

/** Of the terms: the right of withdrawal; of those about plans: cancelling one. */
const [WITHDRAWAL, CANCELLING] = [5, 1]

/** When money comes back: the answer of the help, then withdrawal and cancelling as the terms say them. */
export const refundsPage = (locale: Locale) => {
  const withdrawal = SEED_CONTENT[locale].protocols.terms.sections[WITHDRAWAL]
  const cancelling = PLAN_TERMS[locale].plans[CANCELLING]
  if (!withdrawal || !cancelling) throw new Error(`The terms of ${locale} have too few sections.`)
  return {
    linkCode: 'refund' as const,
    version: '2026-11',
    title: TITLES[locale],
    content: richText([...HELP[locale].refund.sections, withdrawal, cancelling]),
  }
}
