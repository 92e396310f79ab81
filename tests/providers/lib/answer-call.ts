import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './behaviour.ts'
import type { Outcome } from './idempotency.ts'
import { type Answer, type CallRequest, type ProviderCall, Refusal } from './provider-call.ts'
import type { ProviderParts } from './start-provider.ts'

/** How the provider words what the shared server decides. */
export type ProviderWords = {
  noSuchCall: (asked: string) => Answer
  /** The body of an armed status, e.g. 500, 503, 429, 409. */
  fault: (status: number) => Answer
  keyInUse: (key: string) => Answer
  otherParameters: (key: string) => Answer
}

export type Spoilt = { spoilt: true; how: 'hang' | 'reset'; afterMs: number }
type Answered = { spoilt: false; answer: Answer } | Spoilt

type Asked = {
  parts: Pick<ProviderParts<unknown>, 'behaviour' | 'idempotency' | 'keyHeader' | 'keeps' | 'words'>
  call: ProviderCall
  request: CallRequest
}

/** One call of the API: misbehaviour before the work, the work under its idempotency key, misbehaviour after it. */
export const answerCall = async ({ parts, call, request }: Asked): Promise<Answered> => {
  const fault = parts.behaviour.take(call.name)
  const early = fault?.effect === 'before' && !fault.saved ? await misbehave({ parts, fault }) : null
  if (early) return early
  const answer = await worked({ parts, call, request, saved: fault?.saved ? fault : null })
  const late = fault?.effect === 'after' && !fault.saved ? await misbehave({ parts, fault }) : null
  return late ?? { spoilt: false, answer }
}

/** null: it was only slow. */
const misbehave = async ({
  parts,
  fault,
}: {
  parts: Asked['parts']
  fault: Fault
}): Promise<Answered | null> => {
  if (fault.action === 'hang' || fault.action === 'reset')
    return { spoilt: true, how: fault.action, afterMs: fault.ms }
  if (fault.action === 'garbage') return { spoilt: false, answer: { status: 200, body: '<html>502</html>' } }
  if (fault.action === 'shape')
    return { spoilt: false, answer: { status: 200, body: { id: 7, amount: '1.5' } } }
  if (fault.action === 'status') return { spoilt: false, answer: statusAnswer({ parts, fault }) }
  await sleep(fault.ms)
  return null
}

const statusAnswer = ({ parts, fault }: { parts: Asked['parts']; fault: Fault }): Answer => {
  const answer = parts.words.fault(fault.status)
  const headers: Record<string, string> = fault.retryAfter ? { 'retry-after': String(fault.retryAfter) } : {}
  return { ...answer, headers: { ...answer.headers, ...headers } }
}

const worked = async ({ parts, call, request, saved }: Asked & { saved: Fault | null }): Promise<Answer> => {
  const key = request.headers[parts.keyHeader]
  const work = () => execute({ parts, call, request, saved })
  try {
    if (call.method === 'GET' || typeof key !== 'string') return await work()
    const fingerprint = `${call.name} ${request.params.join(' ')}\n${request.text}`
    const outcome = await parts.idempotency.run({ key, fingerprint, work, keeps: parts.keeps })
    return told({ outcome, parts, call, request, key })
  } catch (error) {
    if (error instanceof Refusal) return error.answer
    throw error
  }
}

const execute = async ({ parts, call, request, saved }: Asked & { saved: Fault | null }): Promise<Answer> => {
  if (parts.behaviour.executionMs() > 0) await sleep(parts.behaviour.executionMs())
  if (saved?.effect === 'before') return statusAnswer({ parts, fault: saved })
  const answer = await handled({ call, request })
  return saved ? statusAnswer({ parts, fault: saved }) : answer
}

const handled = async ({ call, request }: Pick<Asked, 'call' | 'request'>): Promise<Answer> => {
  try {
    return await call.handle(request)
  } catch (error) {
    if (error instanceof Refusal && error.executed) return error.answer
    throw error
  }
}

type Telling = Asked & { outcome: Outcome; key: string }

const told = ({ outcome, parts, call, request, key }: Telling): Answer => {
  if (outcome.kind === 'in_use') return parts.words.keyInUse(key)
  if (outcome.kind === 'other_parameters') return parts.words.otherParameters(key)
  if (outcome.kind === 'executed') return outcome.answer
  const again = call.replay ? call.replay(outcome.answer, request) : outcome.answer
  return { ...again, headers: { ...again.headers, 'idempotent-replayed': 'true' } }
}
