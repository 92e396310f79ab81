import { ADDRESSES } from '@/domain/api/addresses'
import { KEEPS_SCROLL } from '@/domain/routing/path-signs'
import { readInTab, storeInTab } from '../browser/tab-storage'
import { storedLandingHref } from '../navigation/landing-href'
import { callAt } from './call-at'

let asked = false

/**
 * Sees to the log id that calls of this tab carry: the one of the address, else one that the server makes, once per tab.
 * Asked for beside a call of a screen, which does not wait, and never on a landing or question page, not even by what they load
 * later: what stands there has to be fast.
 */
export const askLogId = (): void => {
  const { search, pathname } = window.location
  // Every landing page has noted its address by then (navigation/remember-landing.tsx).
  const isEarly = KEEPS_SCROLL.test(pathname) || storedLandingHref().split('?')[0] === pathname
  if (asked || isEarly || readInTab('logid')) return
  asked = true
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
