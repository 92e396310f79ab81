import { z } from 'zod'
import { appExamId, byNumber, email, locale, number12, report } from '../shapes'

export const reportSchemas = {
  'report.read': {
    ...byNumber,
    data: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('report'), report }),
      /** The sitting is this viewer's, but there is no report to read: where to go instead. */
      z.object({ kind: z.literal('elsewhere'), because: z.enum(['not_confirmed', 'abnormal']) }),
    ]),
  },
  'report.open': {
    body: z.strictObject({ token: z.string().min(20).max(200) }),
    data: z.object({
      reports: z.array(
        z.object({
          orderNumber: number12,
          appExamId: z.string(),
          title: z.string(),
          finishedAt: z.string(),
          open: z.boolean(),
        }),
      ),
    }),
  },
  'report.retrieve': {
    body: z.strictObject({ appExamId, email, hl: locale }),
    data: z.object({ sent: z.literal(true) }),
  },
} as const
