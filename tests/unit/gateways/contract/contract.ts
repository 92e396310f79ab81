import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { describeEvents } from './describe-events'
import { describeKeys } from './describe-keys'
import { describePlans } from './describe-plans'
import { describeRefunds } from './describe-refunds'
import { describeStates } from './describe-states'
import { describeTroubles } from './describe-troubles'
import { describeWebhooks } from './describe-webhooks'
import type { GatewayContract, ProviderUnderTest } from './under-test'

export type Suite = GatewayContract & { provider: () => ProviderUnderTest }

/** What every gateway promises, whoever stands behind it. Runs against a stateful provider over real HTTP. */
export const describeGateway = (name: string, contract: GatewayContract) =>
  describe(`the ${name} gateway`, () => {
    let provider: ProviderUnderTest
    beforeAll(async () => {
      provider = await contract.start()
    })
    afterEach(() => provider.trouble([]))
    afterAll(() => provider.stop())
    const suite: Suite = { ...contract, provider: () => provider }
    describeStates(suite)
    describeKeys(suite)
    describeTroubles(suite)
    describeRefunds(suite)
    describeEvents(suite)
    describeWebhooks(suite)
    // Last: it sets the provider's clock far ahead.
    if (contract.can.plans) describePlans(suite)
  })
