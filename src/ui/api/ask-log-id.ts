import { ADDRESSES } from '@/domain/api/addresses'
import { readInTab, storeInTab } from '../browser/tab-storage'
import { callAt } from './call-at'

let asked = false

/**
 * Sees to the log id that calls of this tab carry: the one of the address, else one that the server makes, once per tab.
 * Asked for beside a call of a screen, which does not wait; the landing and the question page use none of this (call-early.ts).
 */
export const askLogId = (): void => {
  if (asked || readInTab('logid')) return
  asked = true
  const { search, pathname } = window.location
  const given = new URLSearchParams(search).get('logid')
  if (given) {
    storeInTab('logid', given)
    return
  }
  const [appExamId] = /[a-z0-9]{1,24}-[1-9]\d{0,8}(?=\/?$)/.exec(pathname) ?? []
  if (!appExamId) return
  callAt<'app.logid'>(ADDRESSES['app.logid'], { body: { appExamId } }).then(
    ({ logid }) => storeInTab('logid', logid),
    // Calls go on without one.
    () => {},
  )
}
