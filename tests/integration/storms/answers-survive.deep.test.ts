import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { proveAnswers } from '../../../scripts/prove/answers/prove-answers'

const project = fileURLToPath(new URL('../../..', import.meta.url))

// The whole proof is `npm run prove answers`; this is its first twentieth, drawn anew each time.
it('loses none of 5,000 acknowledged answers while the server is killed, Postgres restarted and the network cut', async () => {
  const seed = randomInt(2 ** 31)
  const outcome = await proveAnswers({
    project,
    seed,
    answers: 5_000,
    visitors: 80,
    pace: [80, 320],
    faultEvery: [700, 1_100],
  })
  const { violations, acknowledged, faults } = outcome
  expect(violations.slice(0, 20), `npm run prove answers ${seed}`).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(5_000)
  expect(faults.serverKills).toBeGreaterThan(0)
  expect(faults.databaseRestarts).toBeGreaterThan(0)
}, 300_000)
