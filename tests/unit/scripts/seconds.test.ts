import { expect, it } from 'vitest'
import { lineOfSeconds } from '../../../scripts/serve/seconds'

it('says how long the parts of a start took', () => {
  const line = lineOfSeconds({ install: 77.6, build: 169.5, database: 21.4, servers: 2.06, total: 249.4 })
  expect(line).toBe(
    'install 78, build 170, database with migrations and seed 21 (beside the build), servers 2.1; together 249',
  )
})
