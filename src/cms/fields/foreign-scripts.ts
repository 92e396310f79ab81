import type { Field, PayloadRequest } from 'payload'
import { FOREIGN_IDS, type ForeignId, isForeignId } from '@/domain/consent/foreign-ids'
import { say } from '../admin/words/say'

const idField = (name: ForeignId): Field => ({
  name,
  type: 'text',
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    value === null ||
    value === undefined ||
    value === '' ||
    isForeignId(name, value) ||
    say(req.i18n, 'refusals.foreignId'),
})

/** What may be loaded of others, and only where and when docs/decisions/0045 allows. Nothing is named: nothing is loaded. */
export const foreignScripts: Field = {
  name: 'foreignScripts',
  type: 'group',
  fields: [
    { name: 'mode', type: 'text', maxLength: 60, defaultValue: 'prod-www-plumbline' },
    ...FOREIGN_IDS.map(idField),
    /** Kept because the product has it; nothing reads it (docs/decisions/0045). */
    { name: 'botpress', type: 'text', maxLength: 200 },
  ],
}
