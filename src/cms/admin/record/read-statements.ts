import type { PayloadRequest } from 'payload'
import type { Locale } from '@/domain/locale/locales'
import type { PinnedForm } from '@/services/sittings/pinned-form'
import { readPinnedInstrument } from './read-pinned-instrument'
import { type StatementRow, statementRows } from './statement-rows'

/** What a questionnaire's sitting asked and what was answered, in two reads, as its reader may see them. */
export const readStatements = async ({
  sitting,
  form,
  locale,
  req,
}: {
  sitting: { id?: string | number }
  form: PinnedForm
  locale: Locale
  req: PayloadRequest
}): Promise<StatementRow[]> => {
  const [content, { docs: answers }] = await Promise.all([
    readPinnedInstrument({ form, req }),
    req.payload.find({
      collection: 'answers',
      where: { sitting: { equals: sitting.id } },
      select: { position: true, choice: true, spentMs: true },
      req,
      user: req.user,
      overrideAccess: false,
      depth: 0,
      pagination: false,
    }),
  ])
  return statementRows({ form, answers, content, locale })
}
