import { ADDRESSES } from '@/domain/api/addresses'

type LeavingCall = `unsubscribe.${'check' | 'cancel' | 'undo' | 'reason' | 'withdraw'}`

/** A plain form that makes a call (cms/endpoints/also-form.ts). The server judges what is typed: there may be no script. */
export const formOf = (call: LeavingCall) => {
  const [, action = ''] = ADDRESSES[call].split(' ')
  return { method: 'post', action, noValidate: true } as const
}
