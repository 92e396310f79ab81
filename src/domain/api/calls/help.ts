import { z } from 'zod'
import { HELP_CATEGORIES, HELP_TARGETS } from '../../centre/content'
import { LINE_COSTS } from '../../health/line-costs'
import type { CallRows } from '../call-row'
import { block, slug } from '../centre-shapes'
import { appExamId, country, locale } from '../shapes'

const category = z.enum(HELP_CATEGORIES)

export const helpCalls = {
  'help.list': {
    method: 'GET',
    path: '/api/app/help/list/:examId/:hl',
    purpose: 'The questions of the help by category, with their text for a search in the browser.',
    owner: 'everybody',
    lane: 'browse',
    params: z.object({ examId: appExamId, hl: locale }),
    data: z.array(
      z.object({
        category,
        entries: z.array(z.object({ id: slug, title: z.string(), text: z.string() })),
      }),
    ),
  },
  'help.info': {
    method: 'GET',
    path: '/api/app/help/info/:id',
    purpose: 'A question of the help with its answer, and where its button leads.',
    owner: 'everybody',
    lane: 'browse',
    params: z.object({ id: slug }),
    query: z.object({ hl: locale.optional() }),
    data: z.object({
      id: slug,
      /** The one asked for, or else the first in which it is public. */
      language: locale,
      category,
      title: z.string(),
      blocks: z.array(block),
      action: z.object({ target: z.enum(HELP_TARGETS), label: z.string() }).nullable(),
    }),
  },
  'help.lines': {
    method: 'GET',
    path: '/api/app/help/lines',
    purpose:
      'Where somebody in danger finds a person to talk to: emergency number and checked lines, by country.',
    owner: 'cookie',
    lane: 'work',
    query: z.object({ hl: locale.optional(), country: country.optional() }),
    data: z.object({
      /** The visitor's country, as far as it is known. */
      here: z.string(),
      countries: z.array(
        z.object({
          code: z.string(),
          /** In the language asked for. */
          name: z.string(),
          /** Null: no number is known to us. */
          emergency: z.string().nullable(),
          lines: z.array(
            z.object({
              name: z.string(),
              number: z.string(),
              hours: z.string().nullable(),
              page: z.url(),
              cost: z.enum(LINE_COSTS).nullable(),
              sms: z.string().nullable(),
              whatsapp: z.string().nullable(),
              chat: z.url().nullable(),
            }),
          ),
        }),
      ),
    }),
  },
  'help.vote': {
    method: 'POST',
    path: '/api/app/help/vote',
    purpose: 'Says whether an answer helped. One vote of a browser, an entry and a day counts.',
    owner: 'everybody',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({ entry: slug, helped: z.boolean() }),
    data: z.object({ thanked: z.literal(true) }),
  },
} as const satisfies CallRows
