import { describe, expect, it } from 'vitest'
import { importsOf, wrongArrows } from './arrows'
import { readSources } from './sources'

const sources = readSources()

describe('the rooms of src', () => {
  it('import only what they may', () => {
    expect(sources.length).toBeGreaterThan(200)
    expect(wrongArrows(sources)).toEqual([])
  })

  it('are read import by import', () => {
    const missed = sources.filter((source) => {
      const statements = source.text.match(/^import '.+'$|\bfrom '[^']+'$/gm) ?? []
      return importsOf(source).length < statements.length
    })
    expect(missed.map(({ path }) => path)).toEqual([])
    expect(sources.flatMap(importsOf).length).toBeGreaterThan(1000)
  })
})

const from = (target: string) => `import { it } from '${target}'\n`

describe('a planted breach is found', () => {
  it.each([
    ['domain/money/a.ts', from('../../services/deps'), 'imports services/deps'],
    ['domain/money/a.ts', from('@/config/env'), 'imports config/env'],
    ['domain/money/a.ts', from('node:crypto'), 'imports node:crypto'],
    ['domain/money/a.ts', from('payload'), 'imports payload'],
    ['domain/money/a.ts', from('next/link'), 'imports next/link'],
    ['domain/money/a.ts', from('react'), 'imports react'],
    ['domain/money/a.ts', from('zod'), 'imports zod'],
    ['domain/money/a.ts', 'export const at = Date.now()', 'is not pure: Date.now'],
    ['domain/money/a.ts', 'export const at = new Date()', 'is not pure: new Date()'],
    ['domain/money/a.ts', 'export const at = Math.random()', 'is not pure: Math.random'],
    ['domain/money/a.ts', 'export const at = async () => 1', 'is not pure: async'],
    ['domain/money/a.ts', "export { it } from '@/services/deps'", 'imports services/deps'],
    ['domain/money/a.ts', "export const it = () => import('@/services/deps')", 'imports services/deps'],
    ['domain/money/a.ts', "import type { It } from '@/payload-types'", 'imports payload-types'],
    ['domain/money/a.ts', "import '@/services/deps'", 'imports services/deps'],
    ['ui/sitting/a.tsx', from('@/services/deps'), 'imports services/deps'],
    ['ui/sitting/a.tsx', "import type { It } from '@/content/landing/landing'", 'imports content/landing'],
    ['ui/sitting/a.tsx', from('payload'), 'imports payload'],
    ['ui/sitting/a.tsx', from('node:fs'), 'imports node:fs'],
    ['gateways/mail/a.ts', from('@/services/deps'), 'imports services/deps'],
    ['gateways/mail/a.ts', from('payload'), 'imports payload'],
    ['gateways/payments/sandbox/server/a.ts', from('@/config/env'), 'imports config/env'],
    ['services/orders/a.ts', from('@/content/prices'), 'imports content/prices'],
    ['services/orders/a.ts', from('@/cms/access/roles'), 'imports cms/access/roles'],
    ['services/orders/a.ts', from('@/i18n/request'), 'imports i18n/request'],
    ['content/a.ts', from('@/cms/collections/orders'), 'imports cms/collections/orders'],
    ['content/a.ts', from('@/ui/navigation/link'), 'imports ui/navigation/link'],
    ['cms/collections/a.ts', from('@/services/deps'), 'imports services/deps'],
    ['cms/globals/a.ts', from('@/services/deps'), 'imports services/deps'],
    ['cms/fields/a.ts', from('../../services/deps'), 'imports services/deps'],
    ['cms/blocks/a.ts', from('@/services/deps'), 'imports services/deps'],
    ['cms/collections/a.ts', from('@/cms/endpoints/exam/order'), 'imports cms/endpoints/exam/order'],
    ['cms/admin/a.tsx', from('@/content/prices'), 'imports content/prices'],
    ['app/(site)/a.tsx', from('@/gateways/mail/mail-gateway'), 'imports gateways/mail/mail-gateway'],
    ['cms/hooks/a.ts', from('@/gateways/mail/mail-gateway'), 'imports gateways/mail/mail-gateway'],
    ['services/orders/a.ts', from('next/cache'), 'imports next/cache'],
    ['cms/endpoints/a.ts', from('next/cache'), 'imports next/cache'],
    ['app/(site)/a.tsx', from('next/cache'), 'imports next/cache'],
    ['ui/report/a.tsx', from('recharts'), 'imports recharts'],
    ['cms/admin/statistics/a.tsx', from('recharts'), 'imports recharts'],
    ['services/orders/a.ts', 'export const it = process.env.SECRET', 'reads process.env'],
    ['app/(site)/a.tsx', "export const it = process.env['SECRET']", 'reads process.env'],
    ['services/orders/a.ts', from('@payload-config'), 'imports payload.config'],
    ['services/orders/a.ts', from('../../../payload.config'), 'imports payload.config'],
    ['ui/chrome/a.tsx', from('@/app/(site)/layout'), 'imports app/(site)/layout'],
    ['app/(site)/a/page.tsx', '\n'.repeat(50) + from('react'), 'a route has at most 40'],
    ['front/a.ts', from('@/services/deps'), 'imports services/deps'],
    ['front/a.ts', from('../cms/endpoints/answer-own-call'), 'imports cms/endpoints/answer-own-call'],
    ['front/a.ts', from('@/gateways/database/pool'), 'imports gateways/database/pool'],
    ['front/a.ts', from('payload'), 'imports payload'],
    ['front/a.ts', 'export const it = process.env.SECRET', 'reads process.env'],
    ['server.ts', from('@/content/payload'), 'imports content/payload'],
    ['cms/endpoints/a.ts', from('@/front/settings'), 'imports front/settings'],
    ['cms/endpoints/hot-calls.ts', from('@/front/settings'), 'imports front/settings'],
    ['proxy.ts', from('@/services/deps'), 'imports services/deps'],
    ['attic/a.ts', '', 'lies in no room'],
  ])('%s: %s', (path, text, breach) => {
    const found = wrongArrows([{ path, text }])
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(path)
    expect(found[0]).toContain(breach)
  })

  it('behind a file that a client component imports', () => {
    const found = wrongArrows([
      { path: 'app/(site)/a.tsx', text: `'use client'\n${from('./helper')}` },
      { path: 'app/(site)/helper.ts', text: from('@/services/deps') },
      { path: 'services/deps.ts', text: from('payload') },
    ])
    expect(found).toEqual(['app/(site)/a.tsx takes services/deps.ts into the browser'])
  })

  it.each([
    ['@payloadcms/ui', 0],
    ['payload', 1],
    ['pg', 1],
  ])('%s in a client component of the admin, as often as %i', (target, times) => {
    const text = `'use client'\n${from(target)}`
    expect(wrongArrows([{ path: 'cms/admin/a.tsx', text }])).toHaveLength(times)
  })

  it.each([
    ['a comment', "/** import { it } from '@/services/deps' */\n// import '@/services/deps'\n"],
    ['a type in a client component', `'use client'\nimport type { It } from '@/domain/money/money'\n`],
    ['an import of its own room', from('./b')],
  ])('and %s is none', (_, text) => {
    expect(wrongArrows([{ path: 'ui/sitting/a.tsx', text }])).toEqual([])
  })
})
