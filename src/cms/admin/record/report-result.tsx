import type { JSONFieldServerProps, PayloadRequest } from 'payload'
import type { WordedInstrument } from '@/domain/questionnaires/worded-instrument'
import { formOf } from '@/services/sittings/pinned-form'
import { localeOfLanguage } from '../words/languages'
import { nameOf } from '../words/name-of'
import { IqResult } from './iq-result'
import { readPinnedInstrument } from './read-pinned-instrument'
import { resultRows } from './result-rows'
import { ScalesResult } from './scales-result'

/** What a report says, as its kind of test is scored: IQ points on their curve, or the scales of a questionnaire. */
export async function ReportResult({ data, req, i18n, clientField, path }: JSONFieldServerProps) {
  const { language } = i18n
  if (!resultRows({ result: data.result, words: null })) return <IqResult field={clientField} path={path} />
  const content = await instrumentOf({ sitting: data.sitting, req })
  const rows = resultRows({
    result: data.result,
    words: content?.words[localeOfLanguage(language)] ?? null,
  })
  if (!rows) return null
  return (
    <div className="field-type">
      <h3>{nameOf({ section: 'fields', key: 'result', language })}</h3>
      <ScalesResult rows={rows} i18n={i18n} />
    </div>
  )
}

/** Null where the reader may not see the sitting, or it is gone. */
const instrumentOf = async ({
  sitting: id,
  req,
}: {
  sitting: unknown
  req: PayloadRequest
}): Promise<WordedInstrument | null> => {
  if (typeof id !== 'string') return null
  const sitting = await req.payload.findByID({
    collection: 'sittings',
    id,
    req,
    user: req.user,
    overrideAccess: false,
    disableErrors: true,
    depth: 0,
    select: { form: true },
  })
  return sitting ? readPinnedInstrument({ form: formOf(sitting), req }) : null
}
