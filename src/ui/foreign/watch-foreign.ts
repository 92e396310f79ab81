import type { ForeignId } from '@/domain/consent/foreign-ids'
import { type ForeignMark, readMark, writeMark } from '@/domain/consent/foreign-mark'
import { FOREIGN_MARK } from '@/domain/consent/foreign-mark-name'
import { type Choice, foreignToLoad, hasFb } from '@/domain/consent/may-load'
import { tellableSearch } from '@/domain/consent/tellable-search'
import { call } from '../api/call'
import { readInTab, storeInTab } from '../browser/tab-storage'
import { CHOICE_EVENT, isRefusedByBrowser, storedConsent } from '../chrome/consent'
import { isOrderNumber } from '../loading/order-number'
import { enterDocument, isOwnDocument } from '../navigation/own-document'
import { forgetForeignCookies } from './forget-cookies'
import { hideOwnReferrer } from './hide-own-referrer'
import { NETWORKS } from './networks'

/** In which nothing of others is loaded, whatever was chosen. */
const QUIET_MS = 500

type Page = 'landing' | 'success'
type Given = { page: Page; health: boolean }
type Moment = Given & { mark: ForeignMark; continent: string }

// Of this document: a script is loaded once, and stays.
const loaded = new Set<ForeignId>()

/**
 * Loads what of others the visitor accepted, or accepts later on this page; when and where: docs/decisions/0045. Gives back
 * what ends it.
 */
export const watchForeign = ({ mark: text, ...given }: Given & { mark: string }): (() => void) => {
  const mark = readMark(text)
  if (!mark) return () => {}
  const quiet = new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  let over = false
  const look = async () => {
    const choice = choiceFor(mark)
    const accepted = choice === 'accepted'
    for (const name of loaded) NETWORKS[name].answer?.(accepted)
    if (choice === 'refused') forgetForeignCookies()
    // What runs cannot be stopped in its document, and not every network listens.
    if (!accepted && loaded.size > 0) window.location.reload()
    if (!accepted) return
    const continent = hasFb(mark.mode) ? await continentOf() : ''
    if (over || toLoad({ ...given, mark, continent }).length === 0) return
    if (!isTellable()) return enterTellable(given.page)
    if (!isFresh()) return
    await quiet
    // Asked again: it may have been taken back meanwhile.
    if (!over) load({ ...given, mark, continent })
  }
  const onChoice = () => void look()
  // Taken back in another tab, or on a later page from which the browser's back button brought this one back alive.
  const onReturn = () => {
    if (loaded.size > 0 && choiceFor(mark) !== 'accepted') onChoice()
  }
  window.addEventListener(CHOICE_EVENT, onChoice)
  window.addEventListener('pageshow', onReturn)
  window.addEventListener('focus', onReturn)
  onChoice()
  return () => {
    over = true
    window.removeEventListener(CHOICE_EVENT, onChoice)
    window.removeEventListener('pageshow', onReturn)
    window.removeEventListener('focus', onReturn)
  }
}

const choiceFor = ({ version }: ForeignMark): Choice =>
  isRefusedByBrowser() ? 'refused' : storedConsent(version)

/** '' where it cannot be had. Asked only where it decides something, and only for who accepted. */
const continentOf = (): Promise<string> =>
  call('app.view', { query: {} }).then(
    ({ continentCode }) => continentCode,
    () => '',
  )

const toLoad = ({ page, health, mark, continent }: Moment): ForeignId[] =>
  foreignToLoad({
    choice: choiceFor(mark),
    gpc: isRefusedByBrowser(),
    continent,
    foreign: mark,
    search: window.location.search,
    page,
    health,
    // The mark of checkout/payment/payment-form.tsx.
    cardForm: document.querySelector('[data-card-form]') !== null,
  }).filter((name) => !loaded.has(name))

/** The document has the policy of this page, runs nothing of the pages before, and has an address that others may read. */
const isTellable = (): boolean =>
  isOwnDocument() && tellableSearch(window.location.search) === window.location.search

/**
 * The history of the tab has no other page in this document. After a reload, or when the browser makes a page again on the
 * way back, it may: then "back" shows the page before, a test's perhaps, in this document, with what runs in it.
 */
const isFresh = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

/**
 * The same page as a document of its own, at an address without the order's number, which the tab keeps
 * (ui/loading/use-order-number.ts). Where the tab can keep nothing, the page stays as it is and nothing is loaded.
 */
const enterTellable = (page: Page): void => {
  const { pathname, search } = window.location
  const named = new URLSearchParams(search).get('orderNumber') ?? ''
  // What is no number, or stands where no page reads it, must not drive out the order that the tab is about.
  if (page === 'success' && isOrderNumber(named)) {
    storeInTab('order_number', named)
    if (readInTab('order_number') !== named) return
  }
  enterDocument(pathname + tellableSearch(search), { replace: true })
}

const load = (moment: Moment): void => {
  const names = toLoad(moment)
  if (names.length === 0) return
  hideOwnReferrer()
  keepMark(moment.mark)
  const purchase = moment.page === 'success' && isUntold()
  for (const name of names) {
    loaded.add(name)
    NETWORKS[name].load({ id: moment.mark.ids[name] ?? '', purchase })
  }
}

/**
 * React takes the page's own mark away with the page, on an error as well, or when a storefront names nothing any more.
 * While a script lives, the document is still left by a full load (ui/navigation/own-document.ts).
 */
const keepMark = (mark: ForeignMark): void => {
  const kept = document.createElement('meta')
  kept.name = FOREIGN_MARK
  kept.content = writeMark(mark)
  document.head.append(kept)
}

/** Whether nothing was told of this order yet, as far as the tab remembers; the networks are told no number. */
const isUntold = (): boolean => {
  const number = readInTab('order_number')
  if (number === null || readInTab('told_purchase') === number) return false
  storeInTab('told_purchase', number)
  return true
}
