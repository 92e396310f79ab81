import type { ADDRESSES } from '@/domain/api/addresses'
import type { CallData, CallInput } from '@/domain/api/calls'
import { type CallOptions, callAt } from './call-at'

/**
 * The addresses that the landing and the question page use; the types hold them to domain/api/addresses.ts. With the whole
 * table those pages would load all the other ones too (scripts/bench/figures/bundle.ts).
 */
const EARLY = {
  'app.consent': 'POST /api/app/consent',
  'sku.list': 'GET /api/exam/sku/list/:examId/:country/:hl',
  'sitting.current': 'GET /api/exam/sitting/current',
  'sitting.claim': 'POST /api/exam/sitting/claim',
  'sitting.save': 'POST /api/exam/sitting/save',
  'sitting.advance': 'POST /api/exam/sitting/advance',
  'sitting.link': 'POST /api/exam/sitting/link',
  'sitting.unlink': 'POST /api/exam/sitting/unlink',
  'question.list': 'GET /api/exam/question/list/:examId/:lang',
} as const satisfies Partial<typeof ADDRESSES>

type EarlyId = keyof typeof EARLY

/** As `call` (call.ts), for the calls that the landing and the question page make. */
export const callEarly = <Id extends EarlyId>(
  id: Id,
  input: CallInput<Id>,
  options?: CallOptions,
): Promise<CallData<Id>> => callAt<Id>(EARLY[id], input, options)
