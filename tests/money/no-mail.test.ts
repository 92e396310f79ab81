import { expect, it } from 'vitest'
import { newBuyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'

const lab = labOfFile()

it('sells nothing for real money where no mail is sent, and everything in test mode', async () => {
  const { deps, query, card } = lab()
  const live = { ...deps, payments: { [card.id]: { ...card.gateway, livemode: true } } }
  const buyer = await newBuyer({ ...lab(), deps: live })
  await expect(buyer.place()).rejects.toMatchObject({ reason: 'mailMissing' })
  const ordered = () => query('select from orders where sitting_id = $1', [buyer.sittingId])
  expect(await ordered()).toHaveLength(0)
  await (await newBuyer(lab())).place()
})
