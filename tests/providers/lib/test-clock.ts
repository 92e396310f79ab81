/** The provider's clock: it runs with the machine's, and a test may push it forward, never back. */
export const createTestClock = () => {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    advance: (ms: number) => {
      if (!(ms >= 0)) throw new RangeError(`a clock only goes forward: ${ms}`)
      ahead += ms
    },
  }
}
export type TestClock = ReturnType<typeof createTestClock>
