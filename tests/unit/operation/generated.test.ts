import { expect, it } from 'vitest'
import { touchesGenerated } from '../../../scripts/test/generated'

it.each([
  ['a collection', 'src/cms/collections/orders.ts', true],
  ['a call', 'src/domain/api/calls.ts', true],
  ['a route', 'src/domain/routing/routes.ts', true],
  ['a machine', 'src/domain/orders/order-machine.ts', true],
  ['a setting', 'src/domain/settings.ts', true],
  ['the configuration', 'payload.config.ts', true],
  ['a migration', 'migrations/20261124_views.ts', true],
  ['a generated file', 'src/payload-types.ts', true],
  ['a generator', 'scripts/generate/tables.ts', true],
  ['a service', 'src/services/orders/place-order.ts', false],
  ['a screen', 'src/ui/sitting/question.tsx', false],
  ['a test of a call', 'tests/unit/routing/routes.test.ts', false],
])('whether generated files are asked about after a change of %s (%s): %s', (_, file, asked) => {
  expect(touchesGenerated([file])).toBe(asked)
})
