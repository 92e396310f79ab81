import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { patternsOf } from '@/domain/routing/match-path'
import { KEEPS_SCROLL } from '@/domain/routing/path-signs'
import { fill } from '@/domain/routing/pattern'
import { ROUTE_IDS, ROUTES } from '@/domain/routing/routes'
import { browserRoutes } from '../../../scripts/generate/browser-routes'

const project = join(import.meta.dirname, '../../..')

describe('what a browser loads of the routes', () => {
  it.each(Object.entries(browserRoutes()))('%s is as the rows say', (name, text) => {
    expect(readFileSync(join(project, name), 'utf8')).toBe(text)
  })

  it('keeps the position on the pages whose rows say so, by each of their addresses, and on no other', () => {
    for (const route of ROUTE_IDS)
      for (const pattern of patternsOf(ROUTES[route])) {
        const path = fill(pattern, { code: 'iq', examId: '1', slug: 'new', linkCode: 'terms' })
        expect([path, KEEPS_SCROLL.test(path ?? '')]).toEqual([path, ROUTES[route].scroll === 'keep'])
      }
  })
})
