import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callAt } from '@/ui/api/call-at'
import { readOnDevice, storeOnDevice } from '@/ui/browser/device-storage'
import { removeInTab, storeInTab } from '@/ui/browser/tab-storage'
import { keepAddress, readAddress } from '@/ui/sitting/email/kept-address'
import { createMemoryStorage } from '../ui-sitting/support/fake-time'

const NOW = Date.UTC(2026, 0, 1)
const DAY = 86_400_000
let asked: { url: string; headers: Record<string, string> }[] = []
const page = { pathname: '/scheme_select/iq-1', search: '', hostname: 'shop.example' }
let meta: { content: string } | null = null

beforeEach(() => {
  asked = []
  meta = null
  Object.assign(page, { pathname: '/scheme_select/iq-1', search: '' })
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('window', {
    location: page,
    localStorage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
  })
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: 'en' }, querySelector: () => meta })
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ url, headers })
    return Response.json({ result: 200, data: { logid: 'made-by-us' } })
  })
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what a device keeps', () => {
  it('is kept for 365 days after it was written', () => {
    storeOnDevice('secrets', '[1]')
    vi.setSystemTime(NOW + 364 * DAY)
    expect(readOnDevice('secrets')).toBe('[1]')
    vi.setSystemTime(NOW + 366 * DAY)
    expect([readOnDevice('secrets'), window.localStorage.length]).toEqual([null, 0])
  })

  it('without a date is kept for 365 days after it was first read', () => {
    window.localStorage.setItem('IQ-secrets', '[1]')
    expect(readOnDevice('secrets')).toBe('[1]')
    vi.setSystemTime(NOW + 364 * DAY)
    expect(readOnDevice('secrets')).toBe('[1]')
    vi.setSystemTime(NOW + 366 * DAY)
    expect(readOnDevice('secrets')).toBeNull()
  })
})

describe('the headers of a call', () => {
  const headers = async () => {
    await callAt<'app.logid'>('POST /api/app/v2/generate/logid', { body: { appExamId: 'iq-1' } })
    return asked.at(-1)?.headers
  }

  it('name who is signed in, on every screen of the tab, until they leave', async () => {
    expect(await headers()).toMatchObject({ uid: '', 'Exam-App-Id': 'iq-1' })
    storeInTab('uid', '012345678901')
    expect(await headers()).toMatchObject({ uid: '012345678901' })
    removeInTab('uid')
    expect(await headers()).toMatchObject({ uid: '' })
  })

  it('name the exam of the root page, which its address does not', async () => {
    page.pathname = '/'
    expect(await headers()).toMatchObject({ 'Exam-App-Id': '' })
    meta = { content: 'eq-2' }
    expect(await headers()).toMatchObject({ 'Exam-App-Id': 'eq-2' })
  })

  it('carry the log id of the address before the one of the tab', async () => {
    storeInTab('logid', 'of-the-tab')
    expect(await headers()).toMatchObject({ logid: 'of-the-tab' })
    page.search = '?logid=of-the-address'
    expect(await headers()).toMatchObject({ logid: 'of-the-address' })
  })
})

describe('the log id of a tab', () => {
  // It remembers that it has asked: a document of its own for every case.
  const ask = async () => {
    vi.resetModules()
    const { askLogId } = await import('@/ui/api/ask-log-id')
    askLogId()
    askLogId()
    await vi.waitFor(() => expect(window.sessionStorage.getItem('IQ-logid')).not.toBeNull(), 30_000)
  }

  it('is asked for once', async () => {
    await ask()
    await ask()
    expect(asked.map(({ url }) => url)).toEqual(['/api/app/v2/generate/logid'])
    expect(window.sessionStorage.getItem('IQ-logid')).toBe('made-by-us')
  })

  it.each(['/landing_page/new/iq-1', '/', '/answer_question/standard/iq-1'])(
    'is not asked for on %s, and later in the same tab it is',
    async (early) => {
      const { askLogId } = await import('@/ui/api/ask-log-id')
      const { storeLandingHref } = await import('@/ui/navigation/landing-href')
      page.pathname = early
      if (!early.startsWith('/answer')) storeLandingHref(page)
      askLogId()
      expect(asked).toEqual([])
      page.pathname = '/scheme_select/iq-1'
      askLogId()
      expect(asked).toHaveLength(1)
    },
  )

  it('is the one that the address brought', async () => {
    page.search = '?logid=given'
    await ask()
    expect(asked).toEqual([])
    expect(window.sessionStorage.getItem('IQ-logid')).toBe('given')
  })
})

describe('the address that was written', () => {
  it.each([
    ['iq', 'types16', 'a@example.com'],
    ['iq', 'depression', ''],
    ['depression', 'iq', ''],
    ['map', 'map', ''],
  ])('in a test of %s stands in one of %s as %j', (written, read, shown) => {
    keepAddress(written, 'a@example.com')
    expect(readAddress(read)).toBe(shown)
  })
})
