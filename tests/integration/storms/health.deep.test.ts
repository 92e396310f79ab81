import { describe, expect, it } from 'vitest'
import { site } from '../../support/site'
import { readiness, untilReady } from '../../support/storms'
import { newVisitor } from '../../support/visitor'

describe('the health of the site', () => {
  it('is alive, for anybody who asks and for nobody to keep', async () => {
    const response = await fetch(`${site().url}/healthz`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ alive: true })
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  it('is ready when everything is there, and says nothing else', async () => {
    await untilReady()
    expect(await readiness()).toEqual({ status: 200, ready: true, missing: [], degraded: [] })
    const response = await fetch(`${site().url}/readyz`)
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  it('names every request anew and takes no name from outside', async () => {
    const visitor = newVisitor()
    const paths = [
      '/',
      '/landing_page/new/iq-1?hl=EN',
      '/nothing',
      '/api/app/v2/view?hl=EN',
      '/api/nothing',
      '/healthz',
    ]
    const asked = [...paths, ...paths].map((path) =>
      visitor.fetch(path, { headers: { 'x-request-id': 'mine' } }),
    )
    const names = (await Promise.all(asked)).map(({ headers }) => headers.get('x-request-id'))
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{12}$/)
    expect(new Set(names).size).toBe(names.length)
  })
})
