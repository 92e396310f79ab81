import { createElement, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { describe, expect, it } from 'vitest'
import type { CallData } from '@/domain/api/calls'
import { LOCALES } from '@/domain/locale/locales'
import { CallRefused, NetworkError } from '@/ui/api/call-at'
import { SecretPages } from '@/ui/centre/tree-hole/list-screen'
import { OwnSecretList } from '@/ui/centre/tree-hole/own-secrets'
import { Published } from '@/ui/centre/tree-hole/published'
import { SecretForm } from '@/ui/centre/tree-hole/secret-form'
import { parseProofs } from '@/ui/centre/tree-hole/secret-proofs'
import { render } from '../ui-checkout/render'

const place = { code: 'iq', examId: 1 }
const shown = (screen: ReactNode, locale: (typeof LOCALES)[number] = 'EN') =>
  render({ locale, screen: createElement(SWRConfig, { value: { provider: () => new Map() } }, screen) })

/** As `render` gives text back. */
const plain = (words: string) => words.replace(/[\s\u00a0\u202f]+/g, ' ')

type Refused = Extract<CallData<'secret.save'>, { taken: false }>
const form = (over: { refused?: Refused; problem?: unknown; busy?: boolean }) =>
  createElement(SecretForm, {
    most: 500,
    busy: over.busy ?? false,
    refused: over.refused ?? null,
    problem: over.problem ?? null,
    onPublish: () => {},
  })

describe.each(LOCALES)('writing a secret in %s', (locale) => {
  it('counts from nothing to the most', async () => {
    const { text, messages } = await shown(form({}), locale)
    expect(text).toContain('0/500')
    expect(text).toContain(messages.treeHole.publish)
  })

  it.each(['email', 'phone', 'link'] as const)('says that there is a %s in it', async (contact) => {
    const refused: Refused = { taken: false, why: 'contact', contact, help: false, most: 500 }
    const { text, messages } = await shown(form({ refused }), locale)
    expect(text).toContain(messages.treeHole.why[contact])
  })

  it('shows help to its writer at once, before that it arrived', async () => {
    const { text, messages } = await shown(
      createElement(Published, { help: true, mineHref: '/', onAnother: () => {} }),
      locale,
    )
    expect(text).toContain(plain(messages.treeHole.crisis.text))
    expect(text).toContain(messages.health.help.now.title)
    expect(text.indexOf(messages.treeHole.crisis.title)).toBeLessThan(
      text.indexOf(messages.treeHole.published),
    )
  })
})

describe('writing a secret', () => {
  it.each([
    [
      'too long',
      { taken: false, why: 'too_long', contact: null, help: false, most: 300 },
      'At most 500 characters',
    ],
    [
      'too many',
      { taken: false, why: 'too_many', contact: null, help: false, most: 500 },
      'still waiting to be read',
    ],
  ] as [string, Refused, string][])('that was refused as %s says so', async (_, refused, words) => {
    expect((await shown(form({ refused }))).text).toContain(words)
  })

  it.each([
    ['offline', new NetworkError(), 'Network disconnected'],
    ['failed', new CallRefused(500, 'failed'), 'Publishing failed'],
  ])('that did not arrive (%s) says so', async (_, problem, words) => {
    expect((await shown(form({ problem }))).text).toContain(words)
  })

  it.each([true, false])('that was too long shows help where it asks for it: %s', async (help) => {
    const refused: Refused = { taken: false, why: 'too_long', contact: null, help, most: 500 }
    const { text, messages } = await shown(form({ refused }))
    expect(text.includes(messages.treeHole.crisis.title)).toBe(help)
    expect(text).toContain('At most 500 characters')
  })

  it('shows no help where nothing asks for it', async () => {
    const { text, messages } = await shown(
      createElement(Published, { help: false, mineHref: '/', onAnother: () => {} }),
    )
    expect(text).not.toContain(messages.treeHole.crisis.title)
  })
})

describe('own secrets', () => {
  type List = Parameters<typeof OwnSecretList>[0]
  const list = (over: Pick<List, 'items'> & Partial<List>) =>
    shown(
      createElement(OwnSecretList, {
        isAll: true,
        busy: false,
        onMore: () => {},
        onRemoved: () => {},
        ...over,
      }),
    )
  const lied = {
    id: 'a',
    text: 'I lied.',
    state: 'reading',
    week: '2026-03-23',
    until: '2026-06-25',
  } as const

  it('say where each stands and when it goes', async () => {
    const { text, messages } = await list({ items: [lied] })
    expect(text).toContain('I lied.')
    expect(text).toContain('Waiting to be read · Week of March 23, 2026 · Erased on June 25, 2026')
    expect(text).toContain(messages.treeHole.mineAll)
  })

  it('go on where there are more, also when all that were here have been removed', async () => {
    for (const items of [[lied], []]) {
      const { html, text, messages } = await list({ items, isAll: false })
      expect(html).toContain(`>${messages.treeHole.list.more}</button>`)
      expect(text).not.toContain(messages.treeHole.mineAll)
      expect(text).not.toContain(messages.treeHole.mineEmpty)
    }
  })

  it('say that the next ones are on their way', async () => {
    const { html } = await list({ items: [lied], isAll: false, busy: true })
    expect(html).toContain('aria-busy="true"')
  })

  it('say what will be here while there are none', async () => {
    const { text, messages } = await list({ items: [] })
    expect(text).toContain(messages.treeHole.mineEmpty)
  })
})

describe('secrets of others', () => {
  const page = {
    open: true,
    items: [{ id: 'a', text: 'I lied.', week: '2026-03-23' }],
    next: null,
    most: 500,
  }
  const pages = (over: Partial<CallData<'secret.list'>>) =>
    shown(createElement(SecretPages, { place, pages: [{ ...page, ...over }], busy: false, more: () => {} }))

  it('show the week and no other time, and can be reported', async () => {
    const { text, messages } = await pages({})
    expect(text).toContain('Week of March 23, 2026')
    expect(text).toContain(messages.treeHole.report.open)
    expect(text).toContain(messages.treeHole.list.allShown)
  })

  it('go on where there are more', async () => {
    const { html, text, messages } = await pages({ next: '1.2' })
    expect(html).toContain(`>${messages.treeHole.list.more}</button>`)
    expect(text).not.toContain(messages.treeHole.list.allShown)
  })

  it('invite to write where there are none', async () => {
    const { html, text, messages } = await pages({ items: [] })
    expect(text).toContain(messages.treeHole.list.empty)
    expect(html).toContain('/userCenter/treeHole/add/iq-1')
  })

  it('are locked with what opens them, and writing beside it', async () => {
    const { html, text, messages } = await pages({ open: false, items: [] })
    expect(text).toContain(messages.treeHole.locked.text)
    expect(html).toContain('/userCenter/treeHole/add/iq-1')
  })

  it('that are markup are text', async () => {
    const { html } = await pages({
      items: [{ id: 'a', text: '<img src=x onerror=alert(1)>', week: '2026-03-23' }],
    })
    expect(html).not.toContain('<img')
  })
})

describe('proofs in a browser', () => {
  const token = 'x'.repeat(43)
  it.each([
    ['nothing', null, []],
    ['no JSON', '{', []],
    ['no list', '{"id":"a"}', []],
    ['what is no proof', JSON.stringify([1, null, { id: 'a' }, { id: 'a', token: 'short' }]), []],
    ['one', JSON.stringify([{ id: 'a', token }]), [{ id: 'a', token }]],
  ])('of %s', (_, stored, proofs) => {
    expect(parseProofs(stored)).toEqual(proofs)
  })
})
