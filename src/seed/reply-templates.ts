import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '@/domain/locale/locales'
import { writeInNine } from '@/services/editing/write-in-nine'
import CN from './support/CN.json'
import DE from './support/DE.json'
import EN from './support/EN.json'
import ES from './support/ES.json'
import FR from './support/FR.json'
import HK from './support/HK.json'
import JA from './support/JA.json'
import KR from './support/KR.json'
import PT from './support/PT.json'

/** By the name that staff choose it by. `{number}` is where the order goes (domain/contact/reply.ts). */
const TEMPLATES = {
  report: 'Where is my report',
  refund: 'Refund on its way',
  detail: 'We need one more detail',
} as const

const WORDS: Record<Locale, Record<keyof typeof TEMPLATES, string>> = { EN, CN, FR, ES, JA, HK, DE, PT, KR }

/** The answers that support gives most. */
export const seedReplyTemplates = async (at: { payload: Payload; req: PayloadRequest }): Promise<void> => {
  for (const template of ['report', 'refund', 'detail'] as const)
    await writeInNine(at, {
      collection: 'reply-templates',
      data: (locale) => ({ name: TEMPLATES[template], text: WORDS[locale][template] }),
    })
}
