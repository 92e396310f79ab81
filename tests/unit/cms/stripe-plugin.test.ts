import type { Config } from 'payload'
import { expect, it } from 'vitest'
import { collections } from '@/cms/collections'
import { stripePlugins } from '@/cms/plugins/stripe'

const through = async (key?: string): Promise<Config> => {
  let config = { collections, endpoints: [], db: {}, secret: '' } as unknown as Config
  for (const plugin of stripePlugins(key)) config = await plugin(config)
  return config
}
const shape = ({ collections: all = [], endpoints }: Config) => ({
  endpoints,
  fields: all.map(({ slug, fields, hooks }) => ({ slug, fields, hooks })),
})

it('is not there without a key', () => {
  expect(stripePlugins(undefined)).toEqual([])
})

it('adds no route, no field and no hook with one', async () => {
  expect(stripePlugins('sk_test_0123456789')).not.toEqual([])
  expect(shape(await through('sk_test_0123456789'))).toEqual(shape(await through()))
})
