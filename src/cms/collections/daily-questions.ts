import type { CollectionConfig, PayloadRequest } from 'payload'
import { keyProblem } from '@/domain/daily/question'
import { OWN } from '../access/rules'
import { say } from '../admin/words/say'
import { invalidating } from '../hooks/invalidating'

type Siblings = { answerKind?: unknown; options?: { right?: boolean | null }[]; accepted?: unknown }

/** Without a key that can be met nobody could answer: it is not published. */
const hasKey =
  (of: 'choices' | 'gap') =>
  (_: unknown, { siblingData, req }: { siblingData: unknown; req: PayloadRequest }): string | true => {
    const { answerKind, options, accepted } = siblingData as Siblings
    if ((answerKind === 'gap') !== (of === 'gap')) return true
    const problem = keyProblem({
      answerKind,
      options: Array.isArray(options) ? options : [],
      accepted: typeof accepted === 'string' ? accepted : '',
    })
    return problem === null || say(req.i18n, `refusals.${problem}`)
  }

/** The questions of the day, asked one a day in the order of their places and then from the first again. */
export const DailyQuestions: CollectionConfig = {
  slug: 'daily-questions',
  admin: {
    group: 'centre',
    hideAPIURL: true,
    useAsTitle: 'question',
    defaultColumns: ['place', 'question', 'kind', 'answerKind', '_status'],
    listSearchableFields: ['question'],
    components: { beforeListTable: ['/cms/admin/daily/daily-calendar#DailyCalendar'] },
  },
  defaultSort: 'place',
  access: OWN('content'),
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: invalidating('daily-questions'),
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'place', type: 'number', required: true, unique: true, min: 1, max: 366 },
        {
          name: 'kind',
          type: 'select',
          required: true,
          options: [
            'personality',
            'intelligence',
            'emotional',
            'social',
            'career',
            'relationship',
            'health',
            'stress',
          ],
        },
        { name: 'answerKind', type: 'select', required: true, options: ['sel1', 'sel2', 'gap'] },
      ],
    },
    { name: 'question', type: 'textarea', required: true, localized: true, maxLength: 600 },
    /** Of single and multiple choice. */
    {
      name: 'options',
      type: 'array',
      maxRows: 6,
      validate: hasKey('choices'),
      admin: { condition: (_, siblings) => siblings?.answerKind !== 'gap' },
      fields: [
        { name: 'text', type: 'text', required: true, localized: true, maxLength: 200 },
        { name: 'right', type: 'checkbox', required: true, defaultValue: false },
      ],
    },
    /** Of a fill-in: one spelling a line. */
    {
      name: 'accepted',
      type: 'textarea',
      validate: hasKey('gap'),
      localized: true,
      maxLength: 600,
      admin: { condition: (_, siblings) => siblings?.answerKind === 'gap' },
    },
    { name: 'analysis', type: 'textarea', required: true, localized: true, maxLength: 2000 },
    { name: 'source', type: 'text', required: true, maxLength: 300 },
    { name: 'sourceUrl', type: 'text', maxLength: 300 },
  ],
}
