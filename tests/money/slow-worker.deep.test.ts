import { afterEach, expect, it } from 'vitest'
import { listenAtFailpoints } from '@/services/failpoint'
import { applyEvents } from '@/services/inbox/apply-events'
import { labOfFile } from './lab/lab-of-file'
import { openedPayment } from './lab/story'

const lab = labOfFile()
afterEach(() => listenAtFailpoints(null))

it('a worker that is slow and alive keeps what it has taken', async () => {
  const { order, intent } = await openedPayment(lab())
  await lab().card.pay(intent)
  await lab().delivered()
  let goOn = () => {}
  const held = new Promise<void>((done) => {
    goOn = done
  })
  listenAtFailpoints(() => held)
  const slow = applyEvents(lab().deps)
  // Seven real seconds: a worker that is alive says so by its own clock.
  await new Promise((done) => setTimeout(done, 7_000))
  expect(await applyEvents(lab().deps)).toBe(0)
  goOn()
  await slow
  const paid = await lab().query<{ status: string }>('select status from orders where id = $1', [order.id])
  expect(paid).toEqual([{ status: 'paid' }])
  await lab().work()
})
