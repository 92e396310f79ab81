import { ADDRESSES } from '@/domain/api/addresses'
import type { CallData, CallId, CallInput } from '@/domain/api/calls'
import { askLogId } from './ask-log-id'
import { type CallOptions, callAt } from './call-at'

/**
 * Calls an endpoint: `report.read` is answered by report.ts in src/cms/endpoints, a call’s noun being its file. Gives its data,
 * or throws CallRefused or NetworkError; nothing else. The landing and the test have a table of their own (call-early.ts).
 */
export const call = <Id extends CallId>(
  id: Id,
  input: CallInput<Id>,
  options?: CallOptions,
): Promise<CallData<Id>> => {
  askLogId()
  return callAt<Id>(ADDRESSES[id], input, options)
}
