import { expect, test } from 'vitest'
import { withDutyCycle } from '@/services/with-duty-cycle'

test('work that took long rests 20 times as long; quick work is done each time', async () => {
  let time = 0
  let takes = 0
  let times = 0
  const work = withDutyCycle(
    async () => {
      times++
      time += takes
      return 'done'
    },
    { now: () => new Date(time) },
  )
  const at = async (minute: number) => {
    time = Math.max(time, minute * 60_000)
    return work()
  }
  expect(await at(1)).toBe('done')
  expect(await at(2)).toBe('done')
  takes = 9_000
  expect(await at(3)).toBe('done')
  // 3 min 9 s and 180 s of rest.
  expect([await at(4), await at(5), await at(6)]).toEqual([
    'rests: the last time took long',
    'rests: the last time took long',
    'rests: the last time took long',
  ])
  expect(await at(7)).toBe('done')
  expect(times).toBe(4)
})

test('work that failed does not rest', async () => {
  const work = withDutyCycle(() => Promise.reject(new Error('away')), { now: () => new Date() })
  await expect(work()).rejects.toThrow('away')
  await expect(work()).rejects.toThrow('away')
})
